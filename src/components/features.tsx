import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type FunctionComponent,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import { type Identifier, type ResourceProps, useResourceContext } from 'react-admin';
import type { RouteProps } from 'react-router';
import type { Deleted } from '../dataProvider/auditCalls.ts';
import type { ProposalState } from '../dataProvider/reviewCalls.ts';
import type { Role } from '../wire/wire.ts';

export interface FormPanelProps {
  onClose: () => void;
  /** The panel is beside the form and both can be used; otherwise it is modal. */
  isBeside?: boolean;
}

/** A button above a form or a list that is edited as a whole: it opens a panel, which is mounted while open, inside the form's contexts. */
export interface FormTool {
  name: string;
  label: string;
  /** The title of the panel; by default the label. */
  title?: string;
  icon: ReactElement;
  panel: ComponentType<FormPanelProps>;
}

/** Reads RecordContext, ResourceContext or the form's context. */
type Part = ComponentType;
type Wrapper = ComponentType<PropsWithChildren>;

export interface MenuEntry {
  /** The path below `/dashboard/`. */
  to: string;
  label: string;
  icon: ReactElement;
  roles: readonly Role[];
  /** The number of waiting items; `id` is for the words that a screen reader reads. */
  badge?: ComponentType<{ id: string }>;
  /** A shortcut in the top bar, for the same roles. */
  shortcut?: Part;
}

export interface ProposalNoticeProps {
  kind: string;
  id: number;
  /** Undefined while loading. */
  state?: ProposalState;
}

export interface TrashToolProps {
  deleted: Deleted;
  title: string;
}

/** An act that the user can undo for a moment. */
export interface UndoableAct {
  act: 'delete' | 'approve';
  resource: string;
  id: Identifier;
  name: string;
}

export interface UndoableToastProps extends UndoableAct {
  /** The toast: a translation key. */
  text?: string;
}

/** The screen for a line of the summary of waiting work. */
export interface WorkLink {
  /** The path below `/dashboard/`. */
  to: string;
  /** Entries of react-admin's store that make the screen show just that work. @param day - that of the first waiting item */
  store?: (day?: string) => Record<string, unknown>;
}

/**
 * One feature beyond the specification: what it adds, and to which slots. Only `App` names features, so that removing a feature from its
 * list removes it from every screen.
 */
export interface Feature {
  /** Unique; used as React's key. */
  name: string;
  /** The depository's name of the feature at sign-in; without it the feature is always on. */
  offeredAs?: string;
  /** The kinds whose lists and forms it extends; by default all. */
  appliesTo?: (resource: string) => boolean;
  resources?: readonly ResourceProps[];
  routes?: readonly RouteProps[];
  /** Menu entries below those of the specification. */
  menu?: readonly MenuEntry[];
  formTools?: readonly FormTool[];
  /** A chip beside the form's title, instead of the one that tells whether the item is published. */
  formState?: Part;
  /** Above the inputs of a form. */
  formNotices?: Part;
  /** Beside the save button, hidden while the form saves: tells what the save leads to. */
  saveHint?: Part;
  /** Beside the message that the record of a form was not found. */
  missingRecord?: Part;
  /** Inside `<Form>`, around its inputs and toolbar. */
  formWrapper?: Wrapper;
  /** Above the inputs of a language; reads it by `useTextLanguage`. */
  languageNotices?: Part;
  /** Beside a column's header where languages are side by side. */
  columnTools?: Part;
  /** Below a text input; receives its full source. Its text has the id `inputHelperId(source)`. */
  inputHelper?: ComponentType<{ source: string }>;
  /** Beside the title of a row. */
  rowMarks?: Part;
  /** Among the actions of a list that is edited as a whole; its resource is `FUND_LISTS`. */
  listTools?: Part;
  /** Replaces the toast of an act that can be undone. */
  undoableToast?: ComponentType<UndoableToastProps>;
  /** Among the actions of a deleted record in the trash. */
  trashTools?: ComponentType<TrashToolProps>;
  /** Around the rows of a list. */
  listWrapper?: Wrapper;
  /** Beside the item in a review. */
  reviewAside?: Part;
  /** Above a form whose changes wait as a whole for another user. */
  proposalNotice?: ComponentType<ProposalNoticeProps>;
  /** By the depository's names of waiting work. */
  workLinks?: Readonly<Record<string, WorkLink>>;
  dashboard?: Part;
  account?: Part;
  /** Above all screens, for example messages that outlive a screen. */
  overlays?: Part;
  /** Around all screens; may replace them. */
  gate?: Wrapper;
}

const FeaturesContext = createContext<readonly Feature[]>([]);

export const FeaturesProvider = FeaturesContext.Provider;

/** The features for the kind of the current screen, of those that the depository offers. */
export const useFeatures = (): readonly Feature[] => {
  const features = useContext(FeaturesContext);
  const resource = useResourceContext();
  return features.filter(({ appliesTo }) => !resource || !appliesTo || appliesTo(resource));
};

/** The slots that hold a component, which `Slot` renders. */
type SlotName = {
  [Name in keyof Feature]-?: FunctionComponent extends NonNullable<Feature[Name]> ? Name : never;
}[keyof Feature];

type SlotProps<Name extends SlotName> = { name: Name } & ComponentProps<NonNullable<Feature[Name]>>;

/** Renders the additions of all features at one place. */
export const Slot = <Name extends SlotName>({ name, ...props }: SlotProps<Name>) =>
  useFeatures().map((feature) => {
    const Part = feature[name] as ComponentType<typeof props> | undefined;
    return Part && <Part key={feature.name} {...props} />;
  });

/** Wraps children in the wrappers of all features; the first feature is outermost. */
export const Wrapped = ({
  by,
  children,
}: PropsWithChildren<{ by: 'formWrapper' | 'listWrapper' | 'gate' }>) =>
  useFeatures().reduceRight<ReactNode>((inner, { name, [by]: Around }) => {
    return Around ? <Around key={name}>{inner}</Around> : inner;
  }, children);

/** The id by which an input is described by the text of a helper. */
export const inputHelperId = (source: string) => `${source}-helper`;
