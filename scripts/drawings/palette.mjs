// The colours of drawings, by the letters that drawings call them: those of the site's theme in both colour modes, and the arcs of the logo.

export const light = {
  p: '#f5f8f8', // The panel around a drawing.
  b: '#ffffff', // Screens and boxes.
  f: '#e8eeef', // Quiet surfaces in them.
  l: '#cfdadd', // Lines between things.
  t: '#15242b', // Text, and the frames of devices.
  m: '#52636b', // Text that steps back, arrows.
  a: '#0b6e6e', // What can be tapped, and what matters.
  o: '#ffffff', // Text on that.
  s: '#e3f2f1', // Behind what matters.
  w: '#ef9234', // The one thing to look at.
  y: '#fdeee4', // Behind that.
  d: '#b3261e', // Danger and errors.
  e: '#fbe9e7', // Behind those.
  g: '#e0efee', // The arcs in the background.
  h: '#b4d9d6', // Hills in pictures, far
  i: '#5faaa7', // and near.
  k: '#15242b40', // Over a page that has to wait.
  r: '#ffffff', // What comes in front of it.
  n: '#0d1b1f', // The night, and
  z: '#ffffff', // what is white in both modes.
};

/** @type {typeof light} */
export const dark = {
  p: '#182024',
  b: '#12181b',
  f: '#1f292e',
  l: '#3a4a51',
  t: '#e4ecee',
  m: '#a3b3b9',
  a: '#4fd1c5',
  o: '#0b2221',
  s: '#173433',
  w: '#f5a94a',
  y: '#3a251a',
  d: '#ff9d95',
  e: '#3a2422',
  g: '#1a2b2d',
  h: '#1d4745',
  i: '#2c8079',
  k: '#00000080',
  r: '#303e45',
  n: '#0d1b1f',
  z: '#ffffff',
};

/** @typedef {keyof typeof light} Color */
