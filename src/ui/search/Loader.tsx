export function Loader() {
  return (
    <div role="status">
      <div className="loader" />
      <span className="visually-hidden">Loading</span>
    </div>
  );
}
