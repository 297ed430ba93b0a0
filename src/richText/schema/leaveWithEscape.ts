import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/** After Escape the next Tab leaves the text, in lists too: nobody is trapped by the keyboard. */
export const LeaveWithEscape = Extension.create({
  name: 'leaveWithEscape',
  addProseMirrorPlugins: () => {
    let isLeaving = false;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown: (_view, event) => {
              const leaves = isLeaving && event.key === 'Tab';
              if (event.key !== 'Shift') isLeaving = event.key === 'Escape';
              return leaves;
            },
          },
        },
      }),
    ];
  },
});
