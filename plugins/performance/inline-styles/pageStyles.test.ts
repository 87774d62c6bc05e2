import {expect, it} from 'vitest';
import {createPageStyles, namesIn} from './pageStyles';

const styles = (css: string, html: string): string => createPageStyles(css)(namesIn(html));

it('writes the rules whose classes and IDs the page has, in order', () => {
  const css = 'p{top:0}.b .a{top:1px}.b .c{top:2px}#d>.a,.c{top:3px}.a{top:4px}';
  expect(styles(css, '<p class="a b"></p><i id=d></i>')).toBe('p{top:0}.b .a{top:1px}#d>.a,.c{top:3px}.a{top:4px}');
});

it('does not count on what a selector only allows, forbids, or compares', () => {
  const css = '.a:not(.x,:has(.y)){top:0}.a:is(.x,.b){top:1px}.a[href$=".pdf"]{top:2px}';
  expect(styles(css, '<a class=a>')).toBe(css);
});

it('counts classes that an inline script sets', () => {
  expect(styles('.js .a{top:0}.later{top:0}', '<script>d.className="js"</script><a class=a>')).toBe('.js .a{top:0}');
});

it('keeps the order of layers, and drops other groups without a rule', () => {
  const css =
    '@layer one,two;@layer two{.x{top:0}}@media print{.x{top:0}}@media print{.a{top:0}.x{top:0}}@keyframes k{to{top:0}}';
  expect(styles(css, '<a class=a>')).toBe('@layer one,two;@layer two{}@media print{.a{top:0}}@keyframes k{to{top:0}}');
});
