const texts = {
  draft: { title: 'Draft', text: 'This page is shown while the site is written. It is not part of builds.' },
  unlisted: { title: 'Unlisted page', text: 'Only readers who have its address find this page.' },
};

/** Says above the text that a page is not like others. */
export function PageNotice({ kind }: { kind: keyof typeof texts }) {
  const { title, text } = texts[kind];
  return (
    <div className="admonition caution" role="note">
      <p className="admonition-title">{title}</p>
      <p>{text}</p>
    </div>
  );
}
