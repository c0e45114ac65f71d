/**
 * Runs in the browser, inline, on pages whose scripts were laid aside in a template. It puts them back
 * - when what is marked `data-wakes` is touched, pointed at, filled in by the browser or sent by a program that reads
 *   or fills pages, or, marked `seen`, comes near;
 * - at once for who has a session here (B-030): the guard leads on (B-022 to B-025), and not while somebody types;
 * - once the page is there, where services of others are set up: their buttons and questions need it.
 * What is typed meanwhile stays in its fields, and the boot script holds a form that is sent early.
 */
export const wakeScript = `(function(d){var t=d.getElementById("late"),o,on=["pointerover","pointerdown","focusin","keydown","input","change","click","submit"];function w(){if(!t)return;var s=t;t=0;o&&o.disconnect();on.forEach(function(e){removeEventListener(e,f,true)});d.head.append.apply(d.head,s.content.querySelectorAll("link"));s.replaceWith(s.content)}function f(e){e.target.closest&&e.target.closest("[data-wakes]")&&w()}on.forEach(function(e){addEventListener(e,f,true)});try{if(localStorage[location.pathname.split("/")[1]+"_token"]||localStorage.token)return w()}catch(e){}if(d.documentElement.dataset.outside)addEventListener("load",function(){setTimeout(w,200)});var n=d.querySelector('[data-wakes="seen"]');if(n&&window.IntersectionObserver){o=new IntersectionObserver(function(s){s.some(function(e){return e.isIntersecting})&&w()},{rootMargin:"200px"});o.observe(n)}})(document)`;
