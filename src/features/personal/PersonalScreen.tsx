import { Alert, Box } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useDepository } from '../../components/act/useDepository.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { errorMessage } from '../../dataProvider/errorMessage.ts';
import { type FoundPerson, personalCalls } from '../../dataProvider/personalCalls.ts';
import { FoundPanel } from './FoundPanel.tsx';
import './texts.ts';

const parseIdentifiers = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((identifier) => identifier.trim())
    .filter(Boolean);

const isSomebody = (who: string) => (parseIdentifiers(who).length > 0 ? undefined : 'personal.nobody');

/** The erased rows had the focus. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Finds, exports and erases the data about one person. The result is forgotten when the screen is left. */
export const PersonalScreen = () => {
  const translate = useTranslate();
  const { ask } = useDepository();
  const form = useForm({ defaultValues: { who: '' } });
  const [shown, setShown] = useState<{ identifiers: string[]; found: FoundPerson }>();
  const [erased, setErased] = useState<readonly string[]>([]);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (identifiers: string[]) => ask(personalCalls.find(identifiers)),
  });

  const search = async ({ who }: { who: string }) => {
    if (isPending) return;
    const identifiers = parseIdentifiers(who);
    setErased([]);
    setShown(undefined);
    try {
      setShown({ identifiers, found: await mutateAsync(identifiers) });
    } catch (error) {
      if (error instanceof Error) form.setError('who', { message: errorMessage(error) });
    }
  };
  const handleSearchAlso = (identifier: string) => {
    const who = shown?.found.isCertain ? [...shown.identifiers, identifier].join(', ') : identifier;
    form.setValue('who', who);
    form.setFocus('who');
    void search({ who });
  };
  const handleErased = (sentences: readonly string[]) => {
    setErased([translate('personal.eraseWho', { who: shown?.identifiers.join(', ') }), ...sentences]);
    setShown(undefined);
  };

  return (
    <>
      <PageHeader title={translate('personal.title')} subtitle={translate('personal.logged')} />
      <FormProvider {...form}>
        <Box
          component="form"
          role="search"
          noValidate
          onSubmit={form.handleSubmit(search)}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5, marginBottom: 3 }}
        >
          <TextInput
            autoFocus
            source="who"
            label="personal.who"
            helperText="personal.whoHint"
            validate={isSomebody}
            autoComplete="off"
            slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none', readOnly: isPending } }}
            sx={{ flex: '1 1 280px', maxWidth: 620 }}
          />
          <ActButton type="submit" variant="contained" isActing={isPending} minWidth={120}>
            {translate('personal.find')}
          </ActButton>
        </Box>
      </FormProvider>
      {erased.length > 0 && (
        <Alert
          ref={takeFocus}
          tabIndex={-1}
          severity="success"
          variant="outlined"
          role="status"
          sx={{ overflowWrap: 'anywhere', outline: 'none' }}
        >
          {erased.map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </Alert>
      )}
      {shown && (
        <FoundPanel
          key={shown.identifiers.join()}
          {...shown}
          onSearchAlso={handleSearchAlso}
          onErased={handleErased}
        />
      )}
    </>
  );
};
