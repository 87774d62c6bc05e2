/**
 * One page has one URL on any host, before the page is hydrated, which would fail otherwise:
 * - Without `.html`, `/index.html`, and a trailing slash, as hosts without redirect rules serve them.
 * - With single slashes, and in the spelling of its canonical link. Some hosts take `/cms//faq` and `/cms/Faq` for `/cms/faq`.
 * - Decodable. Docusaurus throws on `/faq%` and `#100%`.
 *
 * It runs again for each `popstate`, such as after the hash was edited, before the router does. The URL includes the origin.
 */
export const CLEAN_ADDRESS = `(function(l,d){
function readable(t){try{decodeURIComponent(t);return t}catch(e){return t.replace(/%/g,'%25')}}
function same(a,b){try{return decodeURIComponent(a).toLowerCase()===decodeURIComponent(b).toLowerCase()}catch(e){}}
function clean(){
var c=d.querySelector('link[rel=canonical]'),u=c&&new URL(c.href).pathname,s=l.pathname.replace(/\\/{2,}/g,'/'),p=s.replace(/(?:\\/index|\\.html|\\/)+$/i,'')||'/';
p=same(u,p)?u:readable(/\\.html$/i.test(s)?p:s);
var h=readable(l.hash);
if(p!==l.pathname||h!==l.hash)history.replaceState(history.state,'',l.origin+p+l.search+h)
}
clean();addEventListener('popstate',clean)
})(location,document)`;
