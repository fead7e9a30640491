import '@mantine/tiptap/styles.layer.css';
import { Link, RichTextEditor } from '@mantine/tiptap';
import { useEditor, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import type { Locale, Text } from '@vitrine/domain/kernel';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useWritten } from '../fields/index.ts';
import classes from './blocks.module.css';

type TextBlockProps = { value: Text; onChange: (value: Text) => void };

/** Rich text in the language of the tab above; each language has an editor of its own, with its own undo. */
export function TextBlock({ value, onChange }: TextBlockProps) {
  const locale = useWritten();
  return <Written key={locale} locale={locale} html={value[locale] ?? ''} onChange={(html) => onChange({ ...value, [locale]: html })} />;
}

/** What the server keeps; it cleans all the same. What is pasted loses everything else. */
const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3] }, code: false, codeBlock: false, horizontalRule: false, link: false }),
  Link.configure({ openOnClick: false, protocols: ['https', 'mailto', 'tel'], HTMLAttributes: { rel: null, target: null } }),
];

function Written({ locale, html, onChange }: { locale: Locale; html: string; onChange: (html: string) => void }) {
  const { t } = useTranslation('blocks');
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false, // the page takes styles from its own files alone
    editorProps: { attributes: { 'aria-label': t('field.text'), role: 'textbox', 'aria-multiline': 'true', lang: locale } },
    onUpdate: (changed) => onChange(writtenIn(changed.editor)),
  });
  useEffect(() => {
    if (editor.isDestroyed) return; // a slow first drawing outlives the editor made for it; the next one is about to take its place
    // Another text came from outside: the form was set back, or loaded anew.
    if (html !== writtenIn(editor)) editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  return (
    <RichTextEditor
      editor={editor}
      className={classes.rich ?? ''}
      labels={{
        boldControlLabel: t('rich.bold'),
        italicControlLabel: t('rich.italic'),
        underlineControlLabel: t('rich.underline'),
        h2ControlLabel: t('rich.h2'),
        h3ControlLabel: t('rich.h3'),
        bulletListControlLabel: t('rich.bullets'),
        orderedListControlLabel: t('rich.numbers'),
        blockquoteControlLabel: t('rich.quote'),
        linkControlLabel: t('rich.link'),
        unlinkControlLabel: t('rich.unlink'),
        undoControlLabel: t('rich.undo'),
        redoControlLabel: t('rich.redo'),
        linkEditorInputLabel: t('rich.address'),
        linkEditorInputPlaceholder: 'https://',
        linkEditorExternalLink: t('rich.outside'),
        linkEditorInternalLink: t('rich.inside'),
        linkEditorSave: t('rich.save'),
      }}
    >
      <RichTextEditor.Toolbar>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Underline />
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}

const writtenIn = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());
