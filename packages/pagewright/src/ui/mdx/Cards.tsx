import type { ReactNode } from 'react';

export function Cards({ children }: { children: ReactNode }) {
  return <div className="cards">{children}</div>;
}

export function Card({ title, href, children }: { title: string; href?: string; children?: ReactNode }) {
  return (
    <div className="card">
      <p className="card-title">{href ? <a href={href}>{title}</a> : title}</p>
      {children}
    </div>
  );
}
