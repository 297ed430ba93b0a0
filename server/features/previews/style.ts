/** How a preview looks: the texts as on the site, always light, for a text may bring dark letters of its own. */
export const STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: #16232a; font: 16px/1.6 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; overflow-wrap: anywhere; }
header { background: #fbeed6; border-bottom: 1px solid #e0c48c; padding: 12px 20px; font-size: 14px; }
header p { margin: 0 0 6px; }
nav a { display: inline-block; margin-right: 16px; padding: 4px 0; }
a { color: #0b5870; text-underline-offset: 2px; }
a:focus-visible { outline: 2px solid #0b5870; outline-offset: 2px; }
main { max-width: 860px; margin: 0 auto; padding: 24px 20px 64px; }
article + article { margin-top: 48px; padding-top: 32px; border-top: 1px solid #dde4e7; }
h1 { font-size: 28px; line-height: 1.25; margin: 0 0 8px; }
.language, .day { color: #52626a; font-size: 14px; margin: 0 0 8px; }
.cover { display: block; width: 100%; height: auto; border-radius: 8px; margin: 16px 0; }
.text :is(p, ul, ol, blockquote, pre, table, figure) { margin: 0 0 0.8em; }
.text :is(h1, h2, h3, h4, h5, h6) { margin: 1.1em 0 0.45em; line-height: 1.3; }
.text :is(img, video, iframe) { max-width: 100%; }
.text img { height: auto; }
.text iframe { border: 0; aspect-ratio: 16 / 9; width: 100%; height: auto; }
.text blockquote { padding-left: 1em; border-left: 3px solid #dde4e7; }
.text pre { padding: 12px; background: #f4f6f7; white-space: pre-wrap; }
.text table { border-collapse: collapse; width: 100%; max-width: 100%; table-layout: fixed; }
.text :is(td, th) { border: 1px solid #dde4e7; padding: 6px 9px; vertical-align: top; text-align: start; }
.text .ql-align-center { text-align: center; }
.text .ql-align-right { text-align: right; }
.text .ql-align-justify { text-align: justify; }
`;
