/**
 * The application draws diagrams (`client/diagrams`), so it starts as soon as the first one is near the screen, as if the reader had
 * turned the wheel; before the document is complete, that would be ignored. In pages that the application shows, scripts do not run, and need not.
 * Beside each diagram; the policy of sites that have diagrams allows exactly this text.
 */
export const diagramScript =
  '(d=>addEventListener("DOMContentLoaded",()=>new IntersectionObserver((e,o)=>{if(e.some(x=>x.isIntersecting)){o.disconnect();dispatchEvent(new Event("wheel"))}},{rootMargin:"50%"}).observe(d)))(document.currentScript.parentElement)';
