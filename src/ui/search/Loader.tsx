/** To be placed in a status region that is there before, or it may not be read out. */
export function Loader() {
  return (
    <div className="loader">
      <span className="visually-hidden">Loading</span>
    </div>
  );
}
