export const page = { title: 'Clay' };

const clays = [
  ['Earthenware', 'up to 1,150 °C', 'porous, red or buff'],
  ['Stoneware', 'up to 1,300 °C', 'dense, grey to brown'],
  ['Porcelain', 'up to 1,400 °C', 'white, and unforgiving'],
];

export default function Clay() {
  return (
    <>
      <h1>Clay</h1>
      <dl>
        {clays.map(([name, range, look]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{`${range}: ${look}`}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
