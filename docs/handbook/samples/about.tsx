import type { SitePageInfo, SitePageProps } from 'pagewright';

export const page: SitePageInfo = { title: 'About', description: 'Who makes the lamp.' };

export default function About({ baseUrl }: SitePageProps) {
  return (
    <>
      <h1>About</h1>
      <p>
        We make lamps. <a href={`${baseUrl}start`}>Get yours to shine</a>
      </p>
    </>
  );
}
