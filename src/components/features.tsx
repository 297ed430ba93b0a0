import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
  Suspense,
  useContext,
  useMemo,
} from 'react';
import { type Identifier, type ResourceProps, useResourceContext } from 'react-admin';
import type { RouteProps } from 'react-router';
import type { Deleted } from '../dataProvider/auditCalls.ts';
import type { ProposalState } from '../dataProvider/reviewCalls.ts';
import { session } from '../session.ts';
import type { Role } from '../wire/wire.ts';

export interface FormPanelProps {
  onClose: () => void;
  /** The form is beside it and can be worked in, else below it. */
  isBeside?: boolean;
}

/** A button above a form that opens a panel. `panel` is rendered while it is open, inside the form's contexts. */
export interface FormTool {
  name: string;
  label: string;
  /** Of its panel; absent: the label. */
  title?: string;
  icon: ReactElement;
  panel: ComponentType<FormPanelProps>;
  /** Whether the record has it; absent: all saved records have it. */
  useIsOffered?: () => boolean;
}

/** A component of a slot reads RecordContext, ResourceContext or the form's context. */
type Part = ComponentType;
type Wrapper = ComponentType<PropsWithChildren>;

export interface MenuEntry {
  /** Below `/dashboard/`. */
  to: string;
  label: string;
  icon: ReactElement;
  roles: readonly Role[];
  /** How many things wait there; `id` is that of the words for a screen reader. */
  badge?: ComponentType<{ id: string }>;
  /** In the top bar, for the same roles. */
  shortcut?: Part;
}

export interface ProposalNoticeProps {
  kind: string;
  id: number;
  /** Absent until it is known. */
  state?: ProposalState;
}

export interface TrashToolProps {
  deleted: Deleted;
  title: string;
}

/** An act that its user may undo for a moment. */
export interface UndoableAct {
  act: 'delete' | 'approve';
  resource: string;
  id: Identifier;
  name: string;
}

export interface UndoableToastProps extends UndoableAct {
  /** The toast of the act: a translation key. */
  text?: string;
}

/** Where the summary of what waits leads. */
export interface WorkLink {
  /** Below `/dashboard/`. */
  to: string;
  /** What it sets in react-admin's store, so that the screen shows just that. @param day - of the first thing that waits */
  store?: (day?: string) => Record<string, unknown>;
}

/**
 * One feature of ours beside the specification: what it adds, and where. `App` lists all of them; nothing else names one, so that
 * taking a feature off the list takes it off every screen.
 */
export interface Feature {
  /** Unique; a key for React. */
  name: string;
  /** The name by which the depository offers it at sign-in; absent: always there. */
  offeredAs?: string;
  /** Kinds whose lists and forms it joins; absent: all of them. */
  appliesTo?: (resource: string) => boolean;
  resources?: readonly ResourceProps[];
  routes?: readonly RouteProps[];
  /** Below the specification's entries. */
  menu?: readonly MenuEntry[];
  formTools?: readonly FormTool[];
  /** A chip beside the form's title, in place of the one that says whether the item is published. */
  formState?: Part;
  /** Above the inputs of a form. */
  formNotices?: Part;
  /** Beside the save button: what a save leads to. */
  saveHint?: Part;
  /** Beside the message that the record of a form was not found. */
  missingRecord?: Part;
  /** Inside `<Form>`, around its inputs and toolbar. */
  formWrapper?: Wrapper;
  /** In the panel or column of a language, above its inputs; reads the language by `useTextLanguage`. */
  languageNotices?: Part;
  /** Beside the name of a language's column, where languages are side by side. */
  columnTools?: Part;
  /** Under a text input; gets its full source. What it says of the text has the id `inputHelperId(source)`. */
  inputHelper?: ComponentType<{ source: string }>;
  /** Beside the title of a row. */
  rowMarks?: Part;
  /** Among the actions of a list that is edited whole; `FUND_LISTS` is its resource. */
  listTools?: Part;
  /** In place of the toast of an act that can be undone. */
  undoableToast?: ComponentType<UndoableToastProps>;
  /** Among what can be done with a deleted record in the trash. */
  trashTools?: ComponentType<TrashToolProps>;
  /** Around the rows of a list. */
  listWrapper?: Wrapper;
  /** Beside what is judged in the review queue. */
  reviewAside?: Part;
  /** Above a form whose changes wait as a whole for another user: says so, and what waits. */
  proposalNotice?: ComponentType<ProposalNoticeProps>;
  /** By the name that the depository gives to what waits. */
  workLinks?: Readonly<Record<string, WorkLink>>;
  dashboard?: Part;
  account?: Part;
  /** Above all screens, such as messages that outlive one. */
  overlays?: Part;
  /** Around all screens; may show something else in their place. */
  gate?: Wrapper;
}

const FeaturesContext = createContext<readonly Feature[]>([]);

export const FeaturesProvider = FeaturesContext.Provider;

/** The features that the depository offers, for the kind of the screen where there is one. */
export const useFeatures = (): readonly Feature[] => {
  const features = useContext(FeaturesContext);
  const resource = useResourceContext();
  return useMemo(
    () =>
      features.filter(
        ({ offeredAs, appliesTo }) =>
          (!offeredAs || session.hasFeature(offeredAs)) && (!resource || !appliesTo || appliesTo(resource)),
      ),
    [features, resource],
  );
};

type SlotName =
  | 'formState'
  | 'formNotices'
  | 'saveHint'
  | 'missingRecord'
  | 'reviewAside'
  | 'rowMarks'
  | 'listTools'
  | 'trashTools'
  | 'proposalNotice'
  | 'dashboard'
  | 'account'
  | 'overlays'
  | 'languageNotices'
  | 'columnTools';

type SlotProps<Name extends SlotName> = { name: Name } & ComponentProps<NonNullable<Feature[Name]>>;

/** What the features add at one place. A part whose code is still loading hides nothing of the screen, which may have the focus. */
export const Slot = <Name extends SlotName>({ name, ...props }: SlotProps<Name>) =>
  useFeatures().map((feature) => {
    const Part = feature[name] as ComponentType<typeof props> | undefined;
    return (
      Part && (
        <Suspense key={feature.name} fallback={null}>
          <Part {...props} />
        </Suspense>
      )
    );
  });

/** What the features put around something; the first of the list is the outermost. */
export const Wrapped = ({
  by,
  children,
}: PropsWithChildren<{ by: 'formWrapper' | 'listWrapper' | 'gate' }>) =>
  useFeatures().reduceRight<ReactNode>((inner, { name, [by]: Around }) => {
    return Around ? <Around key={name}>{inner}</Around> : inner;
  }, children);

/** The id of what a helper says of its input, which is described by it. */
export const inputHelperId = (source: string) => `${source}-helper`;
