/* The zoom of a picture: its limits, which give way a little, and its movements. */

const firm = 1 / 65; // how fast a movement slows down, per millisecond: to a certain place within 0.3 s
const loose = 1 / 300; // and where nothing but friction stops it
const usual = 2.5; // the scale of a double tap, if the picture is much larger
const names = ["scale", "x", "y"];
const motion = matchMedia("(prefers-reduced-motion: reduce)");

function clamp(value, [low, high]) { return Math.min(high, Math.max(low, value)); }

/* Beyond its limits, a value goes a third of the way on. */
export function resist(value, limits) {
  const nearest = clamp(value, limits);
  return nearest + (value - nearest) / 3;
}

/* The value that resist has made this one of. */
export function unresist(value, limits) {
  const nearest = clamp(value, limits);
  return nearest + (value - nearest) * 3;
}

/* A zoom at 1 of the picture in a figure on a stage, which `seen` returns with the pixels of its width: { figure,
   pixels }; `changed` is called when the picture moves. Points are relative to the middle of the stage. */
export function makeZoom(stage, seen, changed) {
  let now = { scale: 1, x: 0, y: 0 };
  let speed = { scale: 0, x: 0, y: 0 }; // per millisecond
  let aim = 1; // the scale at which it comes to rest
  let middle = { x: 0, y: 0 }; // of the fingers
  let frame = 0;

  /* The size of the picture at 1, its largest scale, and what is free around it. */
  function measure() {
    const { figure, pixels } = seen();
    const picture = figure.querySelector("img");
    const style = getComputedStyle(figure);
    const [top, right, bottom, left] = ["Top", "Right", "Bottom", "Left"]
      .map((side) => parseFloat(style[`padding${side}`]));
    const width = picture ? picture.offsetWidth : 0;
    return {
      width: width, height: picture ? picture.offsetHeight : 0, most: width ? Math.max(1, pixels / width) : 1,
      free: { x: left + right, y: top + bottom },
      // How far the middle of the picture is from that of the stage.
      shift: { x: (left - right) / 2, y: (top - bottom) / 2 }
    };
  }

  function scales() { return [1, measure().most]; }

  /* Where the picture may be at a scale: its edges are at those of the stage, or beyond. A smaller one comes to the
     middle of the stage as it grows. */
  function limits(scale) {
    const { width, height, free, shift } = measure();
    function range(length, room, around, off) {
      const over = length * scale - room;
      const share = around ? clamp(1 + over / around, [0, 1]) : 1;
      return [-Math.max(0, over / 2) - off * share, Math.max(0, over / 2) - off * share];
    }
    return {
      x: range(width, stage.clientWidth, free.x, shift.x), y: range(height, stage.clientHeight, free.y, shift.y)
    };
  }

  /* The picture at a scale, with a point of it where it is. */
  function around(scale, point) {
    const { shift } = measure();
    const grown = scale / now.scale;
    const [px, py] = [point.x - shift.x, point.y - shift.y];
    return { scale: scale, x: px - (px - now.x) * grown, y: py - (py - now.y) * grown };
  }

  function stop() {
    cancelAnimationFrame(frame);
    frame = 0;
    speed = { scale: 0, x: 0, y: 0 };
  }

  /* Moves to a place within the limits, like a spring without overshooting, from the present speed; on, as far as
     that speed carries it, if it is `thrown`. */
  function move(goal, thrown) {
    const edges = limits(goal.scale);
    const paths = names.map((name) => {
      const wanted = goal[name] + (thrown ? speed[name] / loose : 0);
      const end = name === "scale" ? goal.scale : clamp(wanted, edges[name]);
      const rate = thrown && end === wanted && speed[name] ? loose : firm;
      const away = now[name] - end;
      return { name, end, rate, away, pull: speed[name] + rate * away };
    });
    const began = performance.now();
    cancelAnimationFrame(frame);
    if (motion.matches) step(Infinity);
    else frame = requestAnimationFrame(step);

    function step(time) {
      const past = Math.max(0, time - began);
      let isMoving = false;
      for (const { name, end, rate, away, pull } of paths) {
        const left = past < 3000 ? Math.exp(-rate * past) : 0;
        const off = left && (away + pull * past) * left;
        speed[name] = left && pull * left - rate * off;
        now[name] = end + off;
        const unit = name === "scale" ? 0.001 : 0.3;
        isMoving = isMoving || Math.abs(off) > unit || Math.abs(speed[name]) > unit / 10;
      }
      if (isMoving) frame = requestAnimationFrame(step);
      else {
        stop();
        for (const { name, end } of paths) now[name] = end;
      }
      changed();
    }
  }

  /* Moves to a scale around a point. */
  function to(scale, point) {
    aim = clamp(scale, scales());
    middle = point;
    move(around(aim, point), false);
  }

  return {
    now: () => now,
    isIn: () => aim > 1.001,
    isFull: () => aim > scales()[1] - 0.001,
    stop: stop,
    reset: () => {
      stop();
      aim = 1;
      now = { scale: 1, x: 0, y: 0 };
    },
    /* Multiplies the scale: what wheels and keys do. */
    by: (factor, point) => { to(aim * factor, point); },
    /* Multiplies the scale while fingers are on it, which may go beyond the limits. */
    pinch: (factor, point) => {
      const logs = scales().map(Math.log);
      const scale = Math.exp(resist(unresist(Math.log(now.scale), logs) + Math.log(factor), logs));
      stop();
      now = around(scale, point);
      aim = clamp(scale, scales());
      middle = point;
    },
    /* Moves the picture with two fingers, anywhere. */
    carry: (dx, dy) => {
      now.x += dx;
      now.y += dy;
    },
    /* Moves it with one. Returns how far that is beyond its edges, where it was `beyond`. */
    pan: (dx, dy, beyond) => {
      const edges = limits(now.scale);
      const wanted = now.x + beyond + dx;
      now.x = clamp(wanted, edges.x);
      now.y = resist(unresist(now.y, edges.y) + dy, edges.y);
      return wanted - now.x;
    },
    /* Moves it as far as it can be moved. Returns whether that is sideways at all. */
    scroll: (dx, dy) => {
      const edges = limits(now.scale);
      const before = now.x;
      stop();
      now.x = clamp(now.x + dx, edges.x);
      now.y = clamp(now.y + dy, edges.y);
      return Math.abs(now.x - before) > 0.5;
    },
    /* Lets it come to rest, after fingers let it go at a speed. */
    rest: (thrown) => {
      if (thrown) speed = { scale: 0, x: thrown.x, y: thrown.y };
      move(around(aim, middle), Boolean(thrown));
    },
    /* What a double tap does: closer, then to the full size, then back. */
    next: (point) => {
      const [, most] = scales();
      const closer = most > usual * 1.2 ? usual : most;
      to([closer, most].find((one) => one > aim + 0.01) || 1, point);
    }
  };
}
