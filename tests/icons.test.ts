import { describe, expect, it } from 'vitest';
import { copiedIcons, importedIcons } from '../scripts/icons.mjs';

describe('packages/icons-material', () => {
  it('holds the icons that are imported here and by react-admin, no others: npm run icons', () => {
    expect(copiedIcons()).toEqual(importedIcons());
  });
});
