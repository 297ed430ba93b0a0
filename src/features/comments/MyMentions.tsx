import './texts.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { ListedRow } from '../../components/ListedRow.tsx';
import { ListedSection } from '../../components/ListedSection.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { cut } from '../../cut.ts';
import { commentCalls } from '../../dataProvider/commentCalls.ts';
import { isProposable, itemPath } from '../../dataProvider/reviewCalls.ts';
import { russianMoment } from '../../dates.ts';
import { BASE } from '../../routing/addresses.ts';
import { QUEUE } from '../review/queue.ts';
import { useRowTitle } from '../review/useRowTitle.ts';
import { CallingText } from './CallingText.tsx';
import { COMMENTS } from './useComments.ts';

const LONGEST_SHOWN = 160;

/** Where colleagues have called the reader and wait for an answer; nothing while nobody does. */
export const MyMentions = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const titleOf = useRowTitle();
  const { data, error, refetch } = useReadOf(COMMENTS, commentCalls.mentions);
  if (!data && error)
    return (
      <Box sx={{ marginBottom: 4 }}>
        <Notice
          title={translate('comments.mentionsFailed')}
          text={error.message}
          action={{ label: translate('list.retry'), onClick: () => void refetch() }}
        />
      </Box>
    );
  if (!data || data.count === 0) return null;
  const { count, mentions, people } = data;
  const nameOf = ({ kind, itemId, title }: (typeof mentions)[number]) =>
    title || isProposable(kind)
      ? titleOf({ kind, title })
      : `${translate(`resources.${kind}.name`)} № ${itemId}`;
  return (
    <ListedSection
      title={translate('comments.mentions')}
      below={
        count > mentions.length && (
          <Typography variant="body2" sx={{ marginTop: 1, color: 'text.secondary' }}>
            {translate('comments.more', { count: count - mentions.length })}
          </Typography>
        )
      }
    >
      {mentions.map((mention) => {
        const { id: comment, kind, itemId, text, by, at } = mention;
        const name = nameOf(mention);
        return (
          <ListedRow
            key={comment}
            title={name}
            caption={
              <>
                {translate('comments.calledBy', { name: by.name, at: russianMoment(at) })}
                <Box sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
                  <CallingText
                    text={text.length > LONGEST_SHOWN ? `${cut(text, 0, LONGEST_SHOWN)}…` : text}
                    people={people}
                  />
                </Box>
              </>
            }
          >
            <Button
              component={LinkBase}
              to={
                isProposable(kind)
                  ? `${BASE}/${QUEUE}/${itemPath(kind, itemId)}`
                  : createPath({ resource: kind, id: itemId, type: 'edit' })
              }
              state={{ tool: 'comments' }}
              aria-label={translate('comments.openItemOf', { name })}
            >
              {translate('comments.openItem')}
            </Button>
          </ListedRow>
        );
      })}
    </ListedSection>
  );
};
