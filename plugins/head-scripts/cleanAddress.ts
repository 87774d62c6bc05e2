/**
 * One page has one URL on any host, before the page is hydrated, which would fail otherwise:
 * - Without `.html` and `/index.html`, as hosts without redirect rules serve them.
 * - With single slashes, and in the spelling of its canonical link. Some hosts take `/cms//faq` and `/cms/Faq` for `/cms/faq`.
 * - Decodable. Docusaurus throws on `/faq%` and `#100%`.
 *
 * It runs again for each `popstate`, such as after the hash was edited, before the router does. The URL includes the origin.
 */
export const CLEAN_ADDRESS = `(function(l,d){
function readable(t){try{decodeURIComponent(t);return t}catch(e){return t.replace(/%/g,'%25')}}
function clean(){
var c=d.querySelector('link[rel=canonical]'),p=l.pathname.replace(/\\/{2,}/g,'/').replace(/(?:\\/index)?\\.html$/,'')||'/',u=c?new URL(c.href).pathname:p;
p=u.toLowerCase()===p.toLowerCase()?u:readable(p);
var h=readable(l.hash);
if(p!==l.pathname||h!==l.hash)history.replaceState(history.state,'',l.origin+p+l.search+h)
}
clean();addEventListener('popstate',clean)
})(location,document)`;
