/** What editors write: each must come out of the sanitiser byte for byte. */
export const BENIGN: Record<string, string> = {
  empty: '',
  'an empty paragraph': '<p></p>',
  'plain text': 'Просто текст без разметки',
  paragraphs: '<p>Первый абзац.</p><p>Второй — с тире и «кавычками».</p>',
  headings: '<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>',
  marks:
    '<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <code>e</code> H<sub>2</sub>O m<sup>2</sup> <b>f</b> <i>g</i></p>',
  'old marks': '<p><strike>a</strike> <del>b</del> <small>c</small></p>',
  breaks: '<p>a<br>b<br><br>c</p><hr><p>d</p>',
  'hard spaces': '<p>10&nbsp;000&nbsp;сум, стр.&nbsp;4</p>',
  entities: '<p>a &amp; b &lt;c&gt; &amp;amp; &amp;lt; "d" \'e\' &amp;nbsp;</p>',
  'uzbek letters': '<p>Oʻzbekiston, gʻolib, oʼqish, sanʼat — «qimmatli qogʻozlar»</p>',
  emoji: '<p>📈 ✅ e\u0301 é \u200b</p>',
  alignment:
    '<p style="text-align: center;">a</p><h2 style="text-align: right">b</h2><p style="text-align: justify">c</p>',
  colours:
    '<p><span style="color: rgb(230, 0, 0);">a</span><span style="background-color: #fff3a3">b</span><span style="color: #0a4b5c;background-color:rgba(0, 0, 0, 0.1)">c</span></p>',
  'tiptap colour, font and size':
    '<p><span style="color: #958DF1; font-family: Inter, serif; font-size: 18px">a</span></p>',
  'a quoted font': '<p><span style="font-family: &quot;Times New Roman&quot;, serif">a</span></p>',
  highlight:
    '<p><mark data-color="#ffc078" style="background-color: #ffc078; color: inherit">a</mark><mark>b</mark></p>',
  'a link':
    '<p><a target="_blank" rel="noopener noreferrer nofollow" href="https://deponet.uz/?a=1&amp;b=2#c">a</a></p>',
  'links of other kinds':
    '<p><a href="mailto:info@deponet.uz">a</a><a href="tel:+998712345678">b</a><a href="/news/1" title="Новость">c</a><a href="#d">d</a><a href="docs/e.pdf">e</a></p>',
  'bullet list': '<ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li></ul>',
  'ordered list': '<ol><li><p>a</p></li></ol><ol start="5" type="a"><li><p>b</p></li></ol>',
  quote: '<blockquote><p>a</p></blockquote>',
  'code block': '<pre><code class="language-sql">select *\nfrom news\nwhere a &lt; 1</code></pre>',
  image: '<img src="https://deponet.uz/a.png" alt="Здание" title="Ташкент" width="640" height="480">',
  'image without text': '<p><img src="/files/a.webp" alt=""></p>',
  'image in base64': '<img src="data:image/png;base64,iVBORw0KGgo=">',
  'lazy image in a figure': '<figure><img src="a.jpg" loading="lazy"><figcaption>a</figcaption></figure>',
  'sized image': '<img src="a.jpg" style="width: 50%; height: auto">',
  'tiptap table':
    '<table style="min-width: 75px"><colgroup><col style="min-width: 25px"><col style="width: 120px"></colgroup><tbody><tr><th colspan="1" rowspan="1"><p>a</p></th><td colspan="2" rowspan="1" colwidth="120,80"><p>b</p></td></tr></tbody></table>',
  'plain table':
    '<table><caption>t</caption><colgroup span="2"></colgroup><thead><tr><th>a</th></tr></thead><tbody><tr><td style="text-align: right; background-color: #eee; width: 20%">b</td></tr></tbody><tfoot><tr><td>c</td></tr></tfoot></table>',
  youtube:
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0&amp;start=4" width="640" height="360" frameborder="0" allowfullscreen="true" title="Видео"></iframe>',
  'tiptap youtube':
    '<div data-youtube-video=""><iframe width="640" height="480" allowfullscreen="true" src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe></div>',
  'other players':
    '<iframe src="https://player.vimeo.com/video/1" allowfullscreen=""></iframe><iframe src="https://rutube.ru/play/embed/abc"></iframe><iframe src="https://vk.com/video_ext.php?oid=-1&amp;id=2"></iframe>',
  video: '<video controls="" width="640" poster="/p.jpg" src="https://deponet.uz/a.mp4"></video>',
  'video with sources':
    '<video controls="true"><source src="a.webm" type="video/webm"><source src="a.mp4" type="video/mp4"></video>',
  'quill alignment and size':
    '<p class="ql-align-center"><span class="ql-size-large ql-font-serif">a</span></p><p class="ql-indent-2 ql-direction-rtl">b</p>',
  'quill list':
    '<ol><li data-list="bullet" class="ql-indent-1"><span class="ql-ui" contenteditable="false"></span>a</li></ol>',
  'quill code and video':
    '<pre class="ql-syntax" spellcheck="false">a\n</pre><iframe class="ql-video" frameborder="0" allowfullscreen="true" src="https://www.youtube.com/embed/a?showinfo=0"></iframe>',
  'white space': '<p>a  b\n\tc</p>\n<p> d </p>\r\n',
};
