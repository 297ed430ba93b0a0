import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { changedFields } from '../../dataProvider/fieldPaths.ts';
import type { Publication } from '../../dataProvider/records.ts';
import { RecordDifference } from '../../diff/RecordDifference.tsx';
import { Preview } from './Preview.tsx';

interface ItemViewsProps {
  kind: string;
  item: Publication;
  /** What the site shows now. */
  published?: Publication;
}

/** How the item will look, and of one that replaces another, what changes. */
export const ItemViews = ({ kind, item, published }: ItemViewsProps) => {
  const translate = useTranslate();
  const id = useId();
  const [view, setView] = useState<'preview' | 'changes'>('preview');
  if (!published) return <Preview record={item} />;
  // that the one is published and the other waits is what both are, and no change
  const before = { ...published, status: item.status };
  const count = changedFields(before, item).length;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs
        value={view}
        onChange={(_event, chosen: typeof view) => setView(chosen)}
        aria-label={translate('review.views')}
        sx={{ marginBottom: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {(['preview', 'changes'] as const).map((each) => (
          <Tab
            key={each}
            value={each}
            id={`${id}tab-${each}`}
            aria-controls={each === view ? `${id}view` : undefined}
            label={translate(`review.view.${each}`, { count })}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}view`} aria-labelledby={`${id}tab-${view}`}>
        {view === 'preview' ? (
          <Preview record={item} />
        ) : (
          <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 860 }}>
            <RecordDifference resource={kind} before={before} after={item} />
          </Box>
        )}
      </Box>
    </Box>
  );
};
