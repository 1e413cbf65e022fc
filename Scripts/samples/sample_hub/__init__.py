"""The parts of make-sample-hub.py: pictures (rendered), people and clubs (invented), files (written)."""
