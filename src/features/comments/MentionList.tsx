import { Box, Button, Typography } from '@mui/material';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { ListedRow, ListedSection } from '../../components/ListedSection.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useReviewedTitle } from '../../components/titleOf.ts';
import { useReadOf } from '../../components/useRead.ts';
import { cut } from '../../cut.ts';
import { COMMENTS, commentCalls } from '../../dataProvider/commentCalls.ts';
import { isProposable, reviewPath } from '../../dataProvider/reviewCalls.ts';
import { russianMoment } from '../../dates.ts';
import { BASE } from '../../routing/returnTo.ts';
import { TextWithMentions } from './Comment.tsx';

const LONGEST_SHOWN = 160;

/** Unanswered mentions of the user; nothing when there are none. */
export const MentionList = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const titleOf = useReviewedTitle();
  const { data, error, refetch } = useReadOf(COMMENTS, commentCalls.mentions);
  if (!data && error)
    return (
      <Notice
        marginBottom={4}
        title={translate('comments.mentionsFailed')}
        text={error.message}
        onRetry={refetch}
      />
    );
  if (!data || data.count === 0) return null;
  const { count, mentions, people } = data;
  const nameOf = ({ kind, itemId, title }: (typeof mentions)[number]) =>
    title || isProposable(kind)
      ? titleOf({ kind, title })
      : `${translate(`resources.${kind}.name`)} № ${itemId}`;
  const more = count > mentions.length && (
    <Typography variant="body2" sx={{ marginTop: 1, color: 'text.secondary' }}>
      {translate('differences.andMore', { count: count - mentions.length })}
    </Typography>
  );
  return (
    <ListedSection title={translate('comments.mentions')} below={more}>
      {mentions.map((mention) => {
        const { id, kind, itemId, text, by, at } = mention;
        const shown = text.length > LONGEST_SHOWN ? `${cut(text, 0, LONGEST_SHOWN)}…` : text;
        const caption = (
          <>
            {translate('comments.calledBy', { name: by.name, at: russianMoment(at) })}
            <Box sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
              <TextWithMentions text={shown} people={people} />
            </Box>
          </>
        );
        return (
          <ListedRow key={id} title={nameOf(mention)} caption={caption}>
            <Button
              component={LinkBase}
              to={
                isProposable(kind)
                  ? `${BASE}/${reviewPath(kind, itemId)}`
                  : createPath({ resource: kind, id: itemId, type: 'edit' })
              }
              state={{ tool: 'comments' }}
              aria-label={translate('comments.openItemOf', { name: nameOf(mention) })}
            >
              {translate('comments.openItem')}
            </Button>
          </ListedRow>
        );
      })}
    </ListedSection>
  );
};
