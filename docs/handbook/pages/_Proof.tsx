/** A page and what it is made from, between the marks of a printer's proof. */
export function Proof() {
  return (
    <figure className="proof">
      <pre>
        <b>---</b>
        {'\ntitle: Lamp\n'}
        <b>---</b>
        {'\n\nPress the button.\n\n'}
        <b>:::tip</b>
        {'\nIt is on the back.\n'}
        <b>:::</b>
      </pre>
      <div className="proof-page">
        <strong>Lamp</strong>
        <p>Press the button.</p>
        <p className="proof-tip">
          <b>Tip</b>
          <br />
          It is on the back.
        </p>
      </div>
    </figure>
  );
}
