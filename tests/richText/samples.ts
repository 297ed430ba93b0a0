/** Texts as older editors left them. The first ones are kept whole, the others are announced. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const keptSamples: readonly [name: string, html: string][] = [
  ['a paragraph', '<p>Депозитарий открыт.</p>'],
  ['bare text', 'Депозитарий открыт.'],
  ['bare text with bold words', 'Депозитарий <b>открыт</b> сегодня'],
  ['white space between blocks', '<p>Первый</p>\n\n  <p>Второй</p>\n'],
  ['six headings', '<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>'],
  ['strong, em, u, s', '<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s></p>'],
  ['older names of the same', '<p><b>a</b><i>b</i><del>c</del><strike>d</strike></p>'],
  ['bold in italic in a link', '<p><a href="/x"><em><strong>a</strong> b</em></a></p>'],
  ['sub and sup', '<p>H<sub>2</sub>O, м<sup>2</sup></p>'],
  ['small and marked', '<p><small>мелко</small> <mark data-color="#ff0">важно</mark></p>'],
  ['code in a line, bold too', '<p><code>ISIN</code> <code><strong>UZ</strong></code></p>'],
  [
    'colour and background',
    '<p><span style="color: rgb(230, 0, 0); background-color: #ffff00;">x</span></p>',
  ],
  ['font and size', '<p><span style="font-family: Georgia, serif; font-size: 18px">x</span></p>'],
  [
    'spans in spans',
    '<p><span style="color:red">a<span style="font-size:20px">b<span class="ql-font-serif">c</span></span></span></p>',
  ],
  [
    'an inner colour over an outer one',
    '<p><span style="color:red">a<span style="color:blue">b</span></span></p>',
  ],
  [
    'a style on strong, as Quill writes it',
    '<p><strong style="color: rgb(0, 102, 204);" class="ql-size-large">a</strong></p>',
  ],
  ['a style on a link', '<p><a href="https://depository.uz" target="_blank" style="color: red">a</a></p>'],
  [
    'alignment by style',
    '<p style="text-align: center">a</p><h2 style="text-align:right">b</h2><p style="text-align:justify">c</p>',
  ],
  [
    'alignment by Quill classes',
    '<p class="ql-align-center">a</p><h1 class="ql-align-justify">b</h1><p class="ql-align-right ql-indent-2">c</p>',
  ],
  ['Quill font and size', '<p><span class="ql-font-monospace ql-size-huge">a</span> b</p>'],
  ['Quill direction', '<p class="ql-direction-rtl ql-align-right">a</p>'],
  ['a Quill code block', '<pre class="ql-syntax" spellcheck="false">const a = 1;\n  b();\n</pre>'],
  ['a code block', '<pre><code class="language-js">a\n  b</code></pre>'],
  [
    'Quill lists',
    '<ul><li>a</li><li class="ql-indent-1">b</li><li class="ql-indent-2 ql-align-center">c</li></ul>',
  ],
  [
    'newer Quill lists',
    '<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>a</li></ol>',
  ],
  ['nested lists', '<ul><li>a<ol><li>b<ul><li>c</li></ul></li></ol></li><li>d</li></ul>'],
  ['a list that starts at five', '<ol start="5" type="a"><li>a</li><li>b</li></ol>'],
  ['paragraphs in a list', '<ul><li><p>a</p><p>b</p></li></ul>'],
  ['a quote of two paragraphs', '<blockquote><p>a</p><p>b</p></blockquote>'],
  ['a bare quote', '<blockquote>a</blockquote>'],
  ['line breaks', '<p>a<br>b<br/><br>c</p>'],
  ['empty paragraphs', '<p>a</p><p><br></p><p></p><p>b</p>'],
  ['no-break spaces', '<p>10&nbsp;000&nbsp;сум</p><p>&nbsp;</p>'],
  ['a rule', '<p>a</p><hr><p>b</p>'],
  [
    'a link with everything',
    '<p><a href="https://depository.uz/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer" title="Сайт">a</a></p>',
  ],
  [
    'links to mail and telephone',
    '<p><a href="mailto:a@depository.uz">a</a> <a href="tel:+998711234567">b</a></p>',
  ],
  [
    'a picture',
    '<p><img src="https://depository.uz/a.png" alt="Здание" title="Здание" width="300" height="200" loading="lazy"></p>',
  ],
  ['a picture in base64', `<p>a <img src="${PIXEL}" alt=""> b</p>`],
  ['a picture sized by style', '<p><img src="/a.png" style="width: 50%"></p>'],
  ['a linked picture', '<p><a href="/b"><img src="/a.png" alt="a"></a></p>'],
  ['a bare picture', '<img src="/a.png"><p>a</p>'],
  ['a figure', '<figure><img src="/a.png" alt="a"><figcaption>Рис. <b>1</b></figcaption></figure>'],
  [
    'a Quill video',
    '<iframe class="ql-video" frameborder="0" allowfullscreen="true" src="https://www.youtube.com/embed/dQw4w9WgXcQ?showinfo=0"></iframe><p><br></p>',
  ],
  [
    'a video in a paragraph',
    '<p style="text-align: center"><iframe src="https://player.vimeo.com/video/1" width="640" height="360" title="a"></iframe></p>',
  ],
  [
    'Rutube and VK',
    '<iframe src="https://rutube.ru/play/embed/abc/"></iframe><iframe src="https://vk.com/video_ext.php?oid=-1&amp;id=2"></iframe>',
  ],
  [
    'a YouTube wrapper',
    '<div data-youtube-video=""><iframe width="640" height="480" allowfullscreen="true" src="https://www.youtube-nocookie.com/embed/abc"></iframe></div>',
  ],
  ['a video file', '<p>a</p><video src="/a.mp4" controls="" width="320" poster="/a.jpg"></video>'],
  [
    'a video of two sources',
    '<video controls="controls"><source src="/a.mp4" type="video/mp4"><source src="/a.webm" type="video/webm"></video>',
  ],
  ['a table', '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td colspan="2">c</td></tr></tbody></table>'],
  [
    'a table with a head and a foot',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td rowspan="2">c</td><td>d</td></tr><tr><td>e</td></tr></tbody><tfoot><tr><td>f</td><td>g</td></tr></tfoot></table>',
  ],
  [
    'a table with a caption and widths',
    '<table style="width: 100%"><caption>Итоги <b>года</b></caption><colgroup><col style="width: 30%"><col style="width: 70%"></colgroup><tbody><tr><td style="background-color: #eee; text-align: right">a</td><td colwidth="120">b</td></tr></tbody></table>',
  ],
  [
    'a list and a picture in a cell',
    '<table><tr><td><ul><li>a</li></ul></td><td><p>b</p><p><img src="/a.png"></p></td></tr></table>',
  ],
  ['a table in a table', '<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>'],
  ['empty cells', '<table><tbody><tr><td></td><td><p></p></td><td>&nbsp;</td></tr></tbody></table>'],
  ['bare divisions', '<div>a</div><div>b<div>c</div></div>'],
  [
    'divisions with style',
    '<div style="text-align:center"><p>a</p><p>b</p></div><div class="ql-align-right">c</div>',
  ],
  [
    'styles on blocks',
    '<p style="color: #333; font-size: 14px">a</p><ul style="color: red"><li style="font-size: 12px">a</li></ul>',
  ],
  ['a span around paragraphs', '<span style="color:red"><p>a</p><p>b</p></span>'],
  ['Uzbek letters and emoji', '<p>Oʻzbekiston, қ ғ ҳ ў, “ҳужжат” 👍🏽 e\u0301</p>'],
  ['entities', '<p>a &lt;b&gt; &amp; &quot;c&quot; &copy;</p>'],
  ['classes of Word', '<p class="MsoNormal" style="mso-fareast-language: RU">a</p>'],
  ['nothing', ''],
];

export const announcedSamples: readonly [name: string, html: string, lost: string[]][] = [
  ['a form', '<form action="/x"><p>a</p><input name="b"></form>', ['форма', 'поле ввода']],
  ['a class', '<p class="lead">a</p>', ['класс lead']],
  ['a style', '<p style="margin-left: 40px; text-align: center">a</p>', ['стиль margin-left']],
  ['a style on words', '<p><span style="letter-spacing: 2px">a</span></p>', ['стиль letter-spacing']],
  ['a section', '<section><h2>a</h2></section>', ['раздел']],
  [
    'a foreign page',
    '<iframe src="https://maps.example.com/a"></iframe>',
    ['встроенная страница maps.example.com'],
  ],
  ['an anchor', '<h2 id="a">b</h2>', ['закладка a']],
  ['a list of definitions', '<dl><dt>a</dt><dd>b</dd></dl>', ['список определений']],
  ['sound', '<audio src="/a.mp3" controls></audio>', ['аудио']],
  ['a drawing', '<p>a<svg><circle r="1"/></svg></p>', ['рисунок SVG']],
  ['rules of style', '<style>p { color: red }</style><p>a</p>', ['таблица стилей']],
  ['table borders', '<table border="1"><tr><td>a</td></tr></table>', ['атрибут border']],
  ['bold in a code block', '<pre>a <b>b</b></pre>', ['полужирный']],
  ['a language', '<p lang="uz">a</p>', ['атрибут lang']],
  ['a button', '<p>a <button>b</button></p>', ['кнопка']],
  ['an old font', '<p><font color="red">a</font></p>', ['шрифт (font)']],
  ['a picture without an address', '<p>a<img alt="b"></p>', ['картинка', 'атрибут alt']],
];

/** Goes without a word. */
export const hostileSamples: readonly [name: string, html: string][] = [
  ['a script', '<p>a</p><script>alert(1)</script>'],
  ['a handler', '<p onclick="alert(1)">a</p>'],
  ['a script in a link', '<p><a href="javascript:alert(1)">a</a></p>'],
  ['a page of script', '<p>a</p><iframe src="javascript:alert(1)"></iframe>'],
  ['a handler on a picture', '<p><img src="/a.png" onerror="alert(1)"></p>'],
];
