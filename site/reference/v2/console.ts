// The console plugin of version 2 has no JavaScript API: calls to the standard `console` are forwarded to the
// native log. Its page, site/content/v2/apis/console.mdx, lists the methods; there is nothing to declare.
export {};
