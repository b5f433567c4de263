export default [
  { id: 'bell-rock', name: 'Bell Rock', seconds: 5 },
  { id: 'north-end', name: 'North End', seconds: 12 },
];
