import {testRun} from '../../testRun';

/** A mode and a width in which a page is looked at. */
export interface View {
  theme: 'light' | 'dark';
  width: 390 | 1280;
}

/** In a full run both modes at both widths, else each mode and each width once. */
export function views(): View[] {
  const few: View[] = [
    {theme: 'light', width: 390},
    {theme: 'dark', width: 1280},
  ];
  return testRun().isFull ? [...few, {theme: 'light', width: 1280}, {theme: 'dark', width: 390}] : few;
}
