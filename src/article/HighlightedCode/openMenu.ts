import {openPopover} from '@site/src/lib/popover';

export interface MenuItem {
  label: string;
  /** Set for what can be on or off. */
  isOn?: boolean;
  /** Not set for what can't be done. */
  act?: () => void;
}

/** Opens a menu at its button, with the keys of the WAI-ARIA pattern. */
export function openMenu(button: HTMLButtonElement, items: readonly MenuItem[]): void {
  const menu = document.createElement('div');
  menu.role = 'menu';
  menu.ariaLabel = button.ariaLabel;
  const elements = items.map(({label, isOn, act}) => {
    const item = document.createElement('button');
    item.type = 'button';
    item.tabIndex = -1;
    item.role = isOn === undefined ? 'menuitem' : 'menuitemcheckbox';
    if (isOn !== undefined) item.ariaChecked = String(isOn);
    item.textContent = label;
    if (!act) item.ariaDisabled = 'true';
    item.addEventListener('click', () => {
      menu.hidePopover();
      button.focus({preventScroll: true});
      act?.();
    });
    return item;
  });
  menu.append(...elements);
  menu.addEventListener('keydown', (event) => {
    const {key} = event;
    const current = elements.findIndex((item) => item === document.activeElement);
    if (key === 'ArrowDown') elements.at((current + 1) % elements.length)?.focus();
    else if (key === 'ArrowUp') elements.at(current - 1)?.focus();
    else if (key === 'Home') elements.at(0)?.focus();
    else if (key === 'End') elements.at(-1)?.focus();
    else if (key === 'Tab') button.focus();
    else return;
    if (key !== 'Tab') event.preventDefault();
  });
  openPopover(button, menu);
}
