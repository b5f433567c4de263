import type { PageModule, SitePageInfo, SitePageProps } from '../contract/site-page.ts';

interface SitePageFrameProps {
  load: () => Promise<PageModule>;
  layout: NonNullable<SitePageInfo['layout']>;
  site: SitePageProps;
}

/** A page of the site that is a component, in the width that it asks for. */
export async function SitePage({ load, layout, site }: SitePageFrameProps) {
  const { default: Page } = await load();
  return (
    <div className={layout === 'page' ? 'plain-page prose' : undefined}>
      <Page {...site} />
    </div>
  );
}
