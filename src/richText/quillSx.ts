const INDENTS = [1, 2, 3, 4, 5, 6, 7, 8];

const indents = Object.fromEntries(
  INDENTS.map((step) => [`& .ql-indent-${step}`, { marginInlineStart: `${step * 2}em` }]),
);

/** The classes of Quill, which older texts carry. */
export const quillSx = {
  '& .ql-align-center': { textAlign: 'center' },
  '& .ql-align-right': { textAlign: 'right' },
  '& .ql-align-justify': { textAlign: 'justify' },
  '& .ql-direction-rtl': { direction: 'rtl' },
  '& .ql-font-serif': { fontFamily: 'Georgia, "Times New Roman", serif' },
  '& .ql-font-monospace': { fontFamily: 'ui-monospace, Consolas, monospace' },
  '& .ql-size-small': { fontSize: '0.75em' },
  '& .ql-size-large': { fontSize: '1.5em' },
  '& .ql-size-huge': { fontSize: '2.5em' },
  '& li[data-list=bullet]': { listStyleType: 'disc' },
  '& li[data-list=ordered]': { listStyleType: 'decimal' },
  ...indents,
};
