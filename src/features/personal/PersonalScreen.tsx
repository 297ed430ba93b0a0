import { Alert, Box } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useDepository } from '../../components/act/useDepository.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { takeFocus } from '../../components/passFocus.ts';
import { errorMessage } from '../../dataProvider/http.ts';
import { type PersonEntry, personalCalls } from '../../dataProvider/personalCalls.ts';
import { FoundPanel } from './FoundPanel.tsx';

const parseIdentifiers = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((identifier) => identifier.trim())
    .filter(Boolean);

const isSomebody = (who: string) => (parseIdentifiers(who).length > 0 ? undefined : 'personal.nobody');

/** Finds, exports and erases the data about one person. The result is forgotten when the screen is left. */
export const PersonalScreen = () => {
  const translate = useTranslate();
  const { ask } = useDepository();
  const form = useForm({ defaultValues: { who: '' } });
  const [erased, setErased] = useState<readonly string[]>([]);
  const [kept, setKept] = useState<readonly PersonEntry[]>([]);
  const {
    mutate,
    data: found,
    variables: identifiers = [],
    isPending,
    reset,
  } = useMutation({
    mutationFn: (identifiers: string[]) => ask(personalCalls.find(identifiers)),
    onMutate: () => setErased([]),
    onError: (error) => form.setError('who', { message: errorMessage(error) }),
  });

  const search = ({ who }: { who: string }) => isPending || mutate(parseIdentifiers(who));
  const handleSearchAlso = (identifier: string) => {
    const who = found?.isCertain ? [...identifiers, identifier].join(', ') : identifier;
    form.setValue('who', who);
    form.setFocus('who');
    search({ who });
  };
  const handleErased = (sentences: readonly string[]) => {
    setErased([translate('personal.eraseWho', { who: identifiers.join(', ') }), ...sentences]);
    reset();
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
          // the erased rows had the focus
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
      {found && (
        <FoundPanel
          key={identifiers.join()}
          {...{ identifiers, found, kept }}
          onKeep={setKept}
          onSearchAlso={handleSearchAlso}
          onErased={handleErased}
        />
      )}
    </>
  );
};
