/**
 * Repeats the last press of a button that came before React could answer it: on a slow phone, buttons are seen a second before their scripts
 * run. Once there is a root, React answers itself, also while it hydrates.
 */
export const EARLY_PRESS = `(function(h){
var b;
function note(e){if(!window.docusaurusRoot)b=e.target.closest('button')}
addEventListener('click',note,true);
new MutationObserver(function(l,o){
if(h.dataset.hasHydrated!=='true')return;
o.disconnect();removeEventListener('click',note,true);
if(b&&b.isConnected)b.click()
}).observe(h,{attributeFilter:['data-has-hydrated']})
})(document.documentElement)`;
