/** Adds fragments until the sample is long enough: 8 to 25 lines in all. */
export function compose(random, { head, tail, fragments }) {
  const goal = random.int(8, 16);
  let lines = [...head];
  for (const fragment of random.some(fragments, fragments.length)) {
    const more = trimEnd([...lines, ...fragment()]);
    if (more.length + tail.length > 25) continue;
    if (more.length + tail.length >= goal) return [...more, ...tail].join('\n');
    lines = [...more, ''];
  }
  return [...trimEnd(lines), ...tail].join('\n');
}

function trimEnd(lines) {
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}
