/** The gallery is complete: every page lists its popups, and every module with a popup is on a page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { popups } from '#src/gallery/popups.ts';

const PAGES = 'src/gallery/pages';
const FOLDERS = ['src/kit', 'resources/generate/kinds', 'resources/generate/options'];
/** Tags and properties that open a popup. */
const OPENS =
  /<((Confirm|Remark)?Dialog|CountdownConfirm|Menu|Popover|Autocomplete|Tooltip)(?=[\s<>])|^\s*select$|\bselect: true/m;

/** Modules that open a popup, but not on a page of their own. */
const elsewhere: Readonly<Record<string, string>> = {
  'resources/generate/kinds/FilePreview.tsx': 'shows a stored document: tests/e2e/records.spec.ts',
  'src/kit/camera/CameraControls.tsx': 'needs two cameras: tests/e2e/kit/qrScanner.spec.ts',
  'src/kit/values/Keyed.tsx': 'its tooltip tells a key of the desk: tests/e2e/kit/shortcuts.spec.ts',
  'src/kit/choices/SearchBox.tsx': 'its tooltip tells what a list looks into: tests/e2e/listsSearch.spec.ts',
  'src/kit/late/late.tsx': 'shows whatever dialog it loads: tests/e2e/records.spec.ts',
  'src/kit/tooltip/TooltipPopup.tsx': 'is every tooltip: tests/e2e/kit/tooltips.spec.ts',
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name));
const textOf = (path: string) => readFileSync(path, 'utf8');

describe('popups in the gallery', () => {
  const named = Object.values(popups).flat();
  it('are listed for every module of the kit that opens something', () => {
    const opening = FOLDERS.flatMap(filesIn).filter((path) => OPENS.test(textOf(path)));
    expect(opening.filter((path) => !named.some(({ from }) => from === path) && !(path in elsewhere))).toEqual([]);
    const there = [...FOLDERS.flatMap(filesIn), 'resources/generate/form/LeaveQuestion.tsx'];
    expect([...named.map(({ from }) => from), ...Object.keys(elsewhere)].filter((path) => !there.includes(path))).toEqual([]);
  });
  it('are listed for every dialog in a page', () => {
    for (const file of readdirSync(PAGES)) {
      const held = textOf(join(PAGES, file)).match(/<\w*(Dialog|Confirm|Question)(?=[\s<>])/g) ?? [];
      const shown = (popups[file.replace('.tsx', '')] ?? []).filter((one) => one.shows === 'dialog');
      expect([file, shown.length >= held.length]).toEqual([file, true]);
    }
  });
  it('are on existing pages', () => {
    const pages = readdirSync(PAGES).map((file) => file.replace('.tsx', ''));
    expect(Object.keys(popups).filter((name) => !pages.includes(name))).toEqual([]);
  });
});

/** Parts that the specification names for pages which do not exist yet. */
const forLater: Readonly<Record<string, string>> = {
  'src/kit/camera/ScannerDialog.tsx': '000 §2, the QR scanner of a page that reads one code: a desk, a visitor',
  'src/kit/dates/TimeSlots.tsx': '000 §5, the time-slot selector of a booking',
  'src/kit/pin/PinDialog.tsx': '000 §2, the PIN of a pass',
};

it('every part of the kit is on a page besides the gallery, or says which pages it is for', () => {
  const tree = ['src', 'resources'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  const texts = tree.filter((path) => !path.startsWith('src/gallery/')).map(textOf);
  const unused = filesIn('src/kit').filter((path) => {
    const file = path.split('/').at(-1) as string;
    return !texts.some((text) => text.includes(`/${file}'`));
  });
  expect(unused.filter((path) => !(path in forLater))).toEqual([]);
  expect(Object.keys(forLater).filter((path) => !tree.includes(path))).toEqual([]);
});
