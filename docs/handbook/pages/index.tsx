import type { SitePageInfo, SitePageProps } from 'pagewright';
import { Proof } from './_Proof.tsx';

export const page: SitePageInfo = {
  title: 'Documentation websites from Markdown',
  description:
    'Pagewright builds documentation websites: versions, languages, API reference and search, in pages that are light to read.',
  layout: 'wide',
};

const features = [
  ['write/pages', 'Markdown that answers back', 'Broken links, missing pictures, samples that do not compile: each is reported with file, line and what to do about it.'],
  ['write/versions', 'Every version, side by side', 'The version menu keeps readers on their page, old links keep working, and shared text is written once.'],
  ['write/languages', 'More than English', 'Interface texts in four languages, right to left included. Pages that are not translated yet fall back, and say so.'],
  ['publish/search', 'Search without a server', 'An index made by the build, loaded when somebody begins to search. It forgives typos.'],
  ['extend/components', 'Your components, your look', 'React components in pages, pages of your own, tokens, and parts that you replace. The build warns of colours that are hard to read.'],
  ['publish/migrate', 'Moves in an afternoon', 'One command turns a Docusaurus site into a Pagewright site, and lists what is left to do by hand.'],
] as const;

export default function Home({ baseUrl }: SitePageProps) {
  return (
    <div className="home">
      <section className="home-hero">
        <div>
          <h1>Write Markdown. Publish pages.</h1>
          <p>
            Pagewright builds documentation websites. Every page is one complete HTML file that can be read before any
            script has arrived, and the whole site is a folder that any host can serve.
          </p>
          <pre className="home-command">
            <code>npm create pagewright@latest my-docs</code>
          </pre>
          <p className="home-links">
            <a href={`${baseUrl}start`}>Get started</a>
            <a href={`${baseUrl}publish/migrate`}>Move from Docusaurus</a>
          </p>
        </div>
        <Proof />
      </section>
      <ul className="home-features">
        {features.map(([path, title, text]) => (
          <li key={path}>
            <h2>
              <a href={baseUrl + path}>{title}</a>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
