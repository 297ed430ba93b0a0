import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RichTextView } from '../../../src/richText/view/RichTextView.tsx';
import { hostileSamples } from '../samples.ts';

const shown = (html: string) => render(<RichTextView html={html} language="uz" />).container;

describe('a rich text that is shown', () => {
  it('runs nothing of what it holds', () => {
    for (const [name, html] of hostileSamples)
      expect(shown(html).innerHTML, name).not.toMatch(/alert|script|\son\w+=/);
  });

  it('plays no video, and leads to it', () => {
    const { container } = render(
      <RichTextView html='<iframe src="https://www.youtube.com/embed/abc"></iframe>' />,
    );
    expect(container.querySelector('iframe')).toBeNull();
    const link = screen.getByRole('link', { name: 'https://www.youtube.com/embed/abc' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(container).toHaveTextContent('www.youtube.com');
  });

  it('names a video whose address only looks encoded', () => {
    expect(shown('<video src="https://x.uz/50%25.mp4"></video>')).toHaveTextContent(/^50%\.mp4/);
    expect(shown('<video src="https://x.uz/рост%20на%205%.mp4"></video>')).toHaveTextContent('5%.mp4');
  });

  it('opens links beside what is read, and none that only the site can complete', () => {
    const container = shown(
      '<p><a href="https://cbu.uz" target="_self">cbu</a> <a href="/news/1">news</a></p>',
    );
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
    expect(container.querySelector('[title="/news/1"]')).toHaveTextContent('news');
  });

  it('follows its text and says its language', () => {
    const { container, rerender } = render(<RichTextView html="<p>Eski</p>" language="uz" />);
    expect(container.querySelector('[lang=uz]')).toHaveTextContent('Eski');
    rerender(<RichTextView html={null} language="uz" />);
    expect(container).not.toHaveTextContent('Eski');
  });
});
