// The drawings of the landing pages: the arcs of the logo, which start at one web build and come down on three platforms.

const title =
  'Three arcs rise from one web build and come down on an iPhone, an Android phone and a browser window, which all show the same app.';

/** One app, spanning three platforms. Everything stands on the lower edge. */
export function SpanningArcs() {
  return (
    <div className="hero-art">
      <svg viewBox="0 0 600 440" role="img" aria-labelledby="hero-art">
        <title id="hero-art">{title}</title>
        <defs>
          <g id="art-picture">
            <rect width="74" height="60" rx="7" fill="var(--accent-soft)" />
            <circle cx="53" cy="19" r="8.5" fill="var(--art-warm)" />
            <path fill="var(--arc-2)" d="M0 43c10-13 21-13 34 0s26 8 40-5v15a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z" />
            <path fill="var(--arc-3)" d="M0 52c15-8 28-6 41 0 11 5 22 4 33-2v3a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z" />
          </g>
          <g id="art-row" strokeLinecap="round" strokeWidth="3.5">
            <rect width="14" height="14" rx="4" fill="var(--arc-1)" stroke="none" />
            <path stroke="var(--text)" d="M22 4h22" />
            <path stroke="var(--border)" d="M22 10.5h38" />
          </g>
        </defs>
        <g fill="none" strokeWidth="20">
          <path className="arc" pathLength="1" stroke="var(--arc-1)" d="M42 440V240a66.5 66.5 0 0 1 133 0v30" />
          <path className="arc" pathLength="1" stroke="var(--arc-2)" d="M42 440V240a133.5 133.5 0 0 1 267 0v30" />
          <path className="arc" pathLength="1" stroke="var(--arc-3)" d="M42 440V240a227 227 0 0 1 454 0v40" />
        </g>
        <g fill="var(--art-warm)" stroke="var(--background)" strokeWidth="3.5">
          <circle className="spark" cx="155.5" cy="193" r="7.5" />
          <circle className="spark" cx="270" cy="145.6" r="7.5" />
          <circle className="spark" cx="429.5" cy="79.5" r="7.5" />
        </g>
        <Source />
        <IPhone />
        <AndroidPhone />
        <BrowserWindow />
      </svg>
      <div className="hero-labels" aria-hidden="true">
        <code>dist/</code>
        <span>iOS</span>
        <span>Android</span>
        <span>Web</span>
      </div>
    </div>
  );
}

function Source() {
  return (
    <>
      <rect x="6" y="368" width="72" height="73" rx="16" fill="var(--art-warm)" />
      <path
        fill="none"
        stroke="var(--art-ink)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m31 393-11 11 11 11m22-22 11 11-11 11m-7-26-8 30"
      />
    </>
  );
}

function IPhone() {
  return (
    <g fill="none" strokeLinecap="round">
      <rect className="device" x="127" y="232" width="96" height="206.5" rx="20" />
      <path stroke="var(--text)" strokeWidth="6.5" d="M167 244.5h16" />
      <path stroke="var(--text)" strokeWidth="5.5" d="M141 265h30" />
      <use href="#art-picture" x="138" y="277" />
      <use href="#art-row" x="139" y="348" />
      <use href="#art-row" x="139" y="372" />
      <path stroke="var(--border)" strokeWidth="1.5" d="M128.5 398.5h93" />
      <path stroke="var(--arc-3)" strokeWidth="8" d="M149 412h.01" />
      <path stroke="var(--border)" strokeWidth="8" d="M175 412h.01M201 412h.01" />
      <path stroke="var(--muted)" strokeWidth="3" d="M160 429.5h30" />
    </g>
  );
}

function AndroidPhone() {
  return (
    <g fill="none" strokeLinecap="round">
      <rect className="device" x="261" y="232" width="96" height="206.5" rx="13" />
      <path stroke="var(--text)" strokeWidth="6.5" d="M309 244.5h.01" />
      <path stroke="var(--text)" strokeWidth="3.5" d="M272 261.5h12M272 267.5h8" />
      <path stroke="var(--text)" strokeWidth="5.5" d="M294 264.5h28" />
      <use href="#art-picture" x="272" y="277" />
      <use href="#art-row" x="273" y="348" />
      <use href="#art-row" x="273" y="372" />
      <use href="#art-row" x="273" y="396" />
      <rect
        x="321"
        y="393"
        width="28"
        height="28"
        rx="9"
        fill="var(--art-warm)"
        stroke="var(--background)"
        strokeWidth="2.5"
      />
      <path stroke="var(--art-ink)" strokeWidth="2.75" d="M335 402v10m-5-5h10" />
      <path stroke="var(--muted)" strokeWidth="3" d="M299 429.5h20" />
    </g>
  );
}

function BrowserWindow() {
  return (
    <g fill="none" strokeLinecap="round">
      <path className="device" d="M396 438.5V281a12 12 0 0 1 12-12h176a12 12 0 0 1 12 12v157.5z" />
      <path stroke="var(--border)" strokeWidth="6" d="M411 283.5h.01M422 283.5h.01M433 283.5h.01" />
      <path stroke="var(--surface-strong)" strokeWidth="11" d="M456 283.5h122" />
      <path stroke="var(--border)" strokeWidth="1.5" d="M397.5 298h197" />
      <path stroke="var(--text)" strokeWidth="5.5" d="M412 316h30" />
      <path stroke="var(--arc-3)" strokeWidth="5.5" d="M553 316h26" />
      <use href="#art-picture" x="410" y="331" />
      <path stroke="var(--text)" strokeWidth="3.5" d="M412 403.5h34" />
      <path stroke="var(--border)" strokeWidth="3.5" d="M412 413h64M412 422.5h48" />
      <path stroke="var(--border)" strokeWidth="1.5" d="M498 330v98" />
      <use href="#art-row" x="514" y="333" />
      <use href="#art-row" x="514" y="357" />
      <use href="#art-row" x="514" y="381" />
      <use href="#art-row" x="514" y="405" />
    </g>
  );
}

/** The arcs alone, for a version that readers should leave. */
export function QuietArcs() {
  return (
    <div className="quiet-art" aria-hidden="true">
      <svg viewBox="0 0 320 320">
        <g fill="none" strokeWidth="24">
          <path stroke="var(--arc-1)" d="M32 320V160a40 40 0 0 1 80 0v160" />
          <path stroke="var(--arc-2)" d="M32 320V160a84 84 0 0 1 168 0v160" />
          <path stroke="var(--arc-3)" d="M32 320V160a128 128 0 0 1 256 0v160" />
        </g>
      </svg>
    </div>
  );
}
