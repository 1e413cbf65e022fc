/* The zoom of a picture: its limits, which give way a little, and its movements. */

const firm = 1 / 65; // how fast a movement slows down, per millisecond: to a certain place within 0.3 s
const loose = 1 / 300; // and where nothing but friction stops it
const usual = 2.5; // the scale of a double tap, if the picture is much larger
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

  /* The picture at 1 along an axis: its length, that of the stage, and how far their middles are apart. */
  function along(axis) {
    const [start, length, room] = axis === "x" ? ["offsetLeft", "offsetWidth", "clientWidth"]
      : ["offsetTop", "offsetHeight", "clientHeight"];
    const size = stage[room];
    const picture = seen().figure.querySelector("img");
    if (!picture) return { length: 0, room: size, off: 0 };
    return { length: picture[length], room: size, off: picture[start] + (picture[length] - size) / 2 };
  }

  function scales() {
    const { length } = along("x");
    return [1, length ? Math.max(1, seen().pixels / length) : 1];
  }

  /* Where the picture may be at a scale: its edges are at those of the stage, or beyond. A smaller one comes to
     the middle of the stage as it grows. */
  function limits(axis, scale) {
    const { length, room, off } = along(axis);
    const most = Math.max(0, length * scale - room) / 2;
    const share = room > length ? clamp(length * (scale - 1) / (room - length), [0, 1]) : 1;
    return [-most - off * share, most - off * share];
  }

  /* The picture at a scale, with a point of it where it is. */
  function around(scale, point) {
    const [x, y] = ["x", "y"].map((axis) => {
      const from = point[axis] - along(axis).off;
      return from - (from - now[axis]) * scale / now.scale;
    });
    return { scale, x, y };
  }

  function stop() {
    cancelAnimationFrame(frame);
    speed = { scale: 0, x: 0, y: 0 };
  }

  /* Moves to a place within the limits, as a spring does, from the present speed; or as far as that carries it. */
  function move(goal, isThrown) {
    const paths = ["scale", "x", "y"].map((name) => {
      const wanted = goal[name] + (isThrown ? speed[name] / loose : 0);
      const end = name === "scale" ? wanted : clamp(wanted, limits(name, goal.scale));
      const rate = isThrown && speed[name] && end === wanted ? loose : firm;
      const away = now[name] - end;
      return { name, end, rate, away, pull: speed[name] + rate * away };
    });
    const began = performance.now();
    cancelAnimationFrame(frame);
    if (motion.matches) step(Infinity);
    else frame = requestAnimationFrame(step);

    /* A spring that does not swing: off = (away + pull · t) · exp(−rate · t). */
    function step(time) {
      const past = Math.max(0, time - began);
      let isMoving = false;
      for (const { name, end, rate, away, pull } of paths) {
        const left = past < 3000 ? Math.exp(-rate * past) : 0;
        const off = left && (away + pull * past) * left;
        const unit = name === "scale" ? 0.001 : 0.3;
        speed[name] = pull * left - rate * off;
        now[name] = end + off;
        isMoving = isMoving || Math.abs(off) > unit || Math.abs(speed[name]) > unit / 10;
      }
      if (isMoving) frame = requestAnimationFrame(step);
      else for (const { name, end } of paths) now[name] = end;
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
    /* Multiplies the scale while two fingers are on it, which may go beyond the limits. */
    pinch: (factor, point) => {
      const logs = scales().map(Math.log);
      now = around(Math.exp(resist(unresist(Math.log(now.scale), logs) + Math.log(factor), logs)), point);
      aim = clamp(now.scale, scales());
      middle = point;
    },
    /* Moves the picture with them, anywhere. */
    carry: (dx, dy) => {
      now.x += dx;
      now.y += dy;
    },
    /* Moves it with one. Returns how far that is beyond its edges, where it was `beyond`. */
    pan: (dx, dy, beyond) => {
      const wanted = now.x + beyond + dx;
      const edges = limits("y", now.scale);
      now.x = clamp(wanted, limits("x", now.scale));
      now.y = resist(unresist(now.y, edges) + dy, edges);
      return wanted - now.x;
    },
    /* Lets it come to rest, after fingers let it go at a speed. */
    rest: (thrown) => {
      if (thrown) speed = { scale: 0, x: thrown.x, y: thrown.y };
      move(around(aim, middle), Boolean(thrown));
    },
    /* What a double tap does: closer, then to the full size, then back. */
    next: (point) => {
      const [, most] = scales();
      to([most > usual * 1.2 ? usual : most, most].find((one) => one > aim + 0.01) || 1, point);
    }
  };
}
