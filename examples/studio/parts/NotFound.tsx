import type { NotFoundProps } from 'pagewright';

export default function NotFound({ searchHref }: NotFoundProps) {
  return (
    <div className="plain-page prose">
      <h1>Cold kiln</h1>
      <p>
        Nothing was fired at this address. <a href={searchHref}>Search the handbook</a>
      </p>
    </div>
  );
}
