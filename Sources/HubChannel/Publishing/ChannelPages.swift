import Foundation
import HubDiff
import HubModel
import Terminal

/// The pages of a channel for people: a list of its releases, and an Atom feed (RFC 4287).
struct ChannelPages {
  let channel: Channel
  let now: Date

  private var title: String { channel.title ?? channel.releases.first?.file ?? channel.hub }

  /// The page `index.html`.
  var index: String {
    let releases = channel.releases.enumerated().map { index, release in
      """
      <article>
      <h3><bdi>\(release.release.asHTML)</bdi></h3>
      <p><a href="\(release.file)" download>\(release.file)</a>, \(release.size.bytes), made on
      \(release.created.prefix(10))</p>
      \(changes(of: release, isFirst: index == channel.releases.count - 1))
      </article>

      """
    }
    return """
      \(PageStyle.head(title.asHTML))
      <header>
      <h1><bdi>\(title.asHTML)</bdi></h1>
      <p class="days">The releases of this hub, the newest first. <a href="feed.xml">Feed</a></p>
      </header>
      <main>
      <section>
      <h2>Keep a copy up to date</h2>
      <p><code>hubpack pull ADDRESS-OF-THIS-PAGE FILE.hubpack</code></p>
      <p>Open a copy with <code>hubpack open FILE.hubpack</code>, or show it with
      <code>hubpack serve FILE.hubpack</code>. This list counts as out of date after
      \(channel.expires.asHTML).</p>
      </section>
      <section>
      <h2>Releases</h2>
      \(releases.joined())</section>
      </main>
      </body>
      </html>

      """
  }

  private func changes(of release: Channel.Release, isFirst: Bool) -> String {
    guard !release.changes.isEmpty else {
      return isFirst ? "" : "<p class=\"none\">No differences.</p>"
    }
    return "<ul>\(release.changes.map { "<li><bdi>\($0.asHTML)</bdi></li>" }.joined())</ul>"
  }

  /// The feed `feed.xml`.
  var feed: String {
    let entries = channel.releases.map { release in
      let changes = release.changes.isEmpty ? ["Release \(release.release)"] : release.changes
      return """
        <entry>
        <id>urn:sha256:\(release.id.hex)</id>
        <title>\(release.release.asHTML)</title>
        <updated>\(release.created)</updated>
        <link rel="enclosure" href="\(release.file)" length="\(release.size)" \
        type="application/vnd.hubpack+zip"/>
        <link rel="alternate" href="index.html" type="text/html"/>
        <summary>\(changes.joined(separator: "; ").asHTML)</summary>
        </entry>

        """
    }
    return """
      <?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom">
      <id>urn:x-hubpack:channel:\(Self.name(channel.hub + " " + title).asHTML)</id>
      <title>\(title.asHTML)</title>
      <author><name>\(title.asHTML)</name></author>
      <updated>\(ISO8601DateFormatter().string(from: now))</updated>
      <link rel="self" href="feed.xml" type="application/atom+xml"/>
      <link rel="alternate" href="index.html" type="text/html"/>
      \(entries.joined())</feed>

      """
  }

  /// The hub as part of a URN.
  private static func name(_ hub: String) -> String {
    hub.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }
}
