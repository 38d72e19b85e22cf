/** The name of the function that every one of these texts calls, should anything take it for more than a text. */
export const ALARM = 'hostileTextRan';

const run = `${ALARM}()`;
const RIGHT_TO_LEFT = '\u202e';
const NO_WIDTH = '\u200b';

/** For where there is little room. */
export const SHORT_TEXT = `<svg onload=${run}>`;

/** What a form lets somebody type where a browser, a template or a spreadsheet might take a text for code. */
export const TYPED_TEXTS: readonly string[] = [
  `<script>${run}</script>`,
  `"><img src=x onerror=${run}>`,
  `<svg onload=${run}></svg>`,
  `javascript:${run}`,
  `</title></textarea></script><script>${run}</script>`,
  `{{constructor.constructor('${run}')()}}\${${run}}<%=${run}%>#{${run}}`,
  `' autofocus onfocus=${run} onmouseover=${run} x='`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<details open ontoggle=${run}>`,
  `<a href="javascript:${run}">x</a>`,
  `<math><mi xlink:href="data:text/html,<script>${run}</script>">x</mi></math>`,
  `<!--><img src=x onerror=${run}>-->`,
  `=HYPERLINK("javascript:${run}","x")`,
  `@SUM(1+1)*cmd|' /C calc'!A0`,
  '$t(login.title) %3Cscript%3E &lt;script&gt; \\u003cscript\\u003e',
  `<base href="//hostile.example/"><form action="javascript:${run}"><input type=submit>`,
  `<style>*{background:url("javascript:${run}")}</style>`,
];

/** With one that holds signs which no form lets pass any more, and that may have been stored before. */
export const HOSTILE_TEXTS: readonly string[] = [...TYPED_TEXTS, `${RIGHT_TO_LEFT}<script>${run}</script>${NO_WIDTH}`];
