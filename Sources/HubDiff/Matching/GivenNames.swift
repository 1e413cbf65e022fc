/// A table of given names and their short forms.
enum GivenNames {
  /// True if one is a short form of the other: Hans for Johannes. Two short forms of one name are
  /// two names, because Jan and Hans can be brothers.
  static func areForms(_ one: String, _ other: String) -> Bool {
    fullForms[one]?.contains(other) == true || fullForms[other]?.contains(one) == true
  }

  /// Returns the full forms of a name, and the name itself, for finding candidates.
  static func forms(of name: String) -> Set<String> {
    (fullForms[name] ?? []).union([name])
  }

  /// True if both are existing names, so that neither is a typing error.
  static func areBothKnown(_ one: String, _ other: String) -> Bool {
    known.contains(one) && known.contains(other)
  }

  private static let fullForms: [String: Set<String>] = {
    var forms: [String: Set<String>] = [:]
    for line in shortForms.split(separator: "\n") {
      let names = line.split(separator: " ").map(String.init)
      for short in names.dropFirst() { forms[short, default: []].insert(names[0]) }
    }
    return forms
  }()

  private static let known: Set<String> = Set(
    (shortForms + "\n" + others).split { " \n".contains($0) }.map(String.init))

  /// A full form and its short forms in each line, folded.
  private static let shortForms = """
    johannes jan hans johan joop jo hannes sjan sjang jannes
    johan hans jo joop
    joannes jan hans
    hendrik henk henny rik hein harry hennie rikus drikus
    henricus henk harrie harry henri riek rik
    hendrikus henk harrie hennie henny rik rikus drikus driek harry
    henry harry hal
    willem wim wil pim
    wilhelmus wim wil willem willy helmus
    wilhelm willi will willy
    william bill will billy liam
    wilhelmina wil mina willie mien willy willemien helma wilma minnie
    petrus piet peter peer peet pierre
    pieter piet pit
    peter pete
    cornelis kees cor nelis cees corneel
    cornelius kees cor cees
    cornelia corrie cor nel ria conny connie corry neel neeltje nelleke
    antonius ton toon anton antoon tonnie tonny toni tony toontje
    antoon toon
    anthony tony ton
    antonio toni tonio
    antoinette toni net
    adrianus ad adri adrie janus arjan adriaan
    adriaan ad adri arie
    adriana adrie jana sjaan jaan ariane
    albertus bert ab albert appie
    albert bert ab al
    lambertus bert lambert bertus berry lamber
    hubertus huub bert hub bertus
    robert rob bob bert robbie
    gijsbert bert gijs
    gerardus gerard ger sjra geert gerry gerrit
    gerard ger gert
    gerrit gert ger
    gerhard gerd
    jacobus jaap sjaak ko jacob jac koos coos cobus
    jacob jaap jakob
    jacques sjaak jac
    josephus jos jef sjef jozef joep jo
    jozef jos jef sjef joep sef
    joseph joe jos jef
    josephina fien jo fieneke jose
    johanna jo anna jopie hanna hannie joke anke hanneke janneke jannie annie hanny
    francisca sis cisca francien fran ciska fransje siska
    franciscus frans franc sus ciscus franky
    francois frans
    frederik fred frits freek
    frederick fred freddy freddie
    friedrich fritz fred
    theodorus theo dorus door doris the
    theodoor theo
    theodora thea doortje dora door
    nicolaas nico klaas niek niko claas
    nicolas nico nick
    nicholas nick nicky
    nikolaus klaus niko
    christiaan chris
    christian chris
    christopher chris
    christina tina chris stien
    christine chris tine
    alexander alex lex sander sandor
    alexandra alex sandra
    alexandre alex
    mattheus thieu mat theus tjeu
    matthijs thijs tis matt mathijs
    matthias matti thijs
    matthew matt matty
    martinus mart martien tinus martin
    maarten mart
    marinus rinus rien
    michael mike michel mick
    michiel giel chiel
    daniel dan daan danny
    david dave
    dirk dick
    richard rick dick ric
    ricardo rico
    edward ed eddy ted
    eduard ed eddy
    edwin ed win
    egbert bert ep
    everardus eef evert
    leonardus leo leon nard leen lee
    leonard leo len
    lodewijk loek lode lou louis
    ludovicus loek louis lou
    laurentius laurens rens
    lourens rens
    paulus paul
    pauline paula
    philip flip phil
    philippe flip phil
    rudolf rudi ruud dolf
    rudolph rudi
    samuel sam
    stephanus stef fan
    stefan stef
    stephan stef
    steven steve
    stephen steve
    thomas tom thom
    timothy tim
    benjamin ben benny
    bernardus ben bernard nard berry barend naud
    bernard ben bernd
    bernhard bernd
    bartholomeus bart
    victor vic
    vincent vince
    wouter wout
    walter wout walt
    elisabeth els lies bep liesbeth betty elly ilse lisa elise lisette liesje betsie bets beppie
    elizabeth liz beth betty lisa eliza
    liesbeth lies bets
    catharina toos trees kaat tiny rina ineke carien katrien trien tine toke ina kato catrien rinie
    catherine cathy kate
    katharina kathi katja
    margaretha greet gre griet greta marga greetje gretha margriet margreet
    margaret maggie peggy meg madge
    mariette mariet riet jet
    annette annet
    margot margo
    maria mia ria riet mieke marie marijke miep mies rietje marietje riek
    anna an annie ans
    anneke an
    annemarie annemie
    adelheid heidi
    gertruda truus geertrui trudy
    geertruida truus geertje truida trudy truusje gerda
    gertrud trudi
    petronella nel petra nelly nelleke pietje nellie ella
    jacoba coba co coby cobie jaapje
    jacqueline jacq
    henriette jet jetty
    susanna suze sanne suzan suus
    suzanne suus sanne suzan suze
    susan sue
    barbara babs
    monique moon
    patricia pat patty trish tricia
    patrick pat
    angelina lina
    magdalena lena magda
    helena lena leen lenie leni heleen leentje
    jennifer jen jenny
    jessica jess
    kimberly kim
    deborah debbie
    dorothea thea doortje
    desiderius dees
    desiree dees
    gregory greg
    jeffrey jeff
    james jim jimmy
    john jack johnny
    jonathan jon
    kenneth ken
    lawrence larry
    raymond ray
    ronald ron
    reinier rein
    reinhard rein
    mathieu tjeu thieu mat math
    matheus theus mat tjeu thieu
    mathijs tis thijs
    hendrika rika riek riekie henny hennie ria hetty
    henrica rika riek riekie ria henny
    antonia tonnie tonny toni tonia ton tony
    augustinus guus gust stijn tinus
    augustus guus gust
    august guus gust
    gustaaf guus gust staf
    margareta greetje greta griet
    lucas luc luuk loek luke
    lukas luuk loek
    louis loek lou
    geoffrey geoff jeff
    willemina willy mien mina wil
    josephine jose fien josie
    gerarda gerda gera gerrie
    gerardina gerda dien dina
    gertrudis truus trudy
    arnoldus arnold nol noud aart
    rudolphus ruud dolf rudi
    hermanus herman harm manus
    aloysius louis wies
    eduardus eduard ed ward
    constantinus constant stan
    constantia connie stans
    stanislaus stan
    vincentius vincent
    servatius servaas vaas faas
    gregorius gregor
    george sjors joris
    georgius sjors joris george
    everdina dien eef
    hieronymus jeroen
    alphonsus fons alfons
    alfonsus fons alfons
    alfons fons
    aleida leida ali alie
    alida lida ali alie
    hillegonda gonda hilda
    aldegonda gonda
    christoffel stoffel chris
    christianus chris christ
    christiana chris christa
    jeannette net
    ferdinand ferdi ferry nand
    roelof roel
    sebastiaan bas
    bastiaan bas
    benedictus ben
    emmanuel manu manuel
    frederika rika ricky
    gezina gea ina sien
    gijsbertus gijs bert gijsbert
    boudewijn bou
    rosemarie roos
    annelies lies
    andrew andy drew
    charles charlie chuck
    donald don donnie
    douglas doug
    eugene gene
    francis frank
    frances fran
    gerald gerry jerry
    harold hal harry
    joshua josh
    judith judy
    katherine kathy kate kay
    kathryn kathy kate
    laurence larry
    nathaniel nat nate
    pamela pam
    rebecca becky
    stanley stan
    terence terry
    theodore ted theo
    veronica ronnie
    virginia ginny
    abraham bram abe
    alfred alf fred
    arthur art
    jeremy jerry
    leslie les
    mitchell mitch
    reginald reg
    russell russ
    sidney sid
    victoria vicky
    wilfred wilf
    zachary zach
    andreas andi
    heinrich heinz heiner
    joachim jochen achim
    josef sepp
    ludwig lutz
    manfred manni
    sebastian basti
    siegfried siggi
    ulrich uli
    gabriele gabi
    ursula uschi ulla
    hannelore hanne lore
    angelika geli
    """

  /// Further names that are one letter apart from another name.
  private static let others = """
    aart abe ada ade adam adele aicha aida albert alec alf ali alice alan allan alma alwin ana ander andre andrea andreas andrew
    andries andy angela anita anja anke ann anna anne annet annette anouk arend ari arjen arno arnold arthur astrid
    bas beau bea ben berend berry bernd bernie bertha berta bianca bob bobby boris boy bram brian bruno carel
    carl carla carlo carlos carmen carol carola caroline cas cees celine chantal charles charlotte claire clara
    claudia claus coen colin conny cora coen corine cornelie dana daniela danielle danny dennis diana dina dino dominic
    dominique dora doris eefje ela elena eline elke ella ellen elma els elsa elsbeth emiel emil emile emily emma emmy
    eric erica erik erika erna ernst esther eugene eva eve evelien evi ewa fabian fay femke fenna ferdi ferdinand
    fien finn fiona floor flora floris francis frances frank frida gabriel gabriele gaby geert gemma
    georg george gerda gerry gijs gina gitta gerben guido gus guus hanne hanna hannah harm harold harry
    heleen helen helene helga henri hilda hilde hugo ida ien ilja ilona ilse ina ine ineke inez inga inge ingrid ineke
    irena irene iris irma isa isabel isabelle ivan ivo jan jana jane janet janine janna janneke jans jasper jean jeanne jeroen jet
    joan joanne job jochem joel joep joeri johan john jolanda joost jon jonas jordi joris josee josien joyce juan jules
    julia julian julie juliet juul kai kaj karel karen karim karin karl karla katja kay keimpe kim klaas klara kor
    krijn kurt lara lars laura lea leah leen lena lene lenie leo leon leonie leonor lesley leslie lia lian liam lidia
    lien lies lina linda line lisa lise liv loes lola lotte lou louis louisa louise luc luca lucas lucia lucie
    lucy luis luisa luka luke luuk lydia lynn maaike madelon mai maja mara marc marcel marcella marco margit
    margo margot maria marian marianne marieke mariella mariet marij marijn marina mario marion marit marja marjan marjo mark
    marleen marlies marta marte martha martha martien martijn martin martina martine mary mathijs mats maud maura maurice
    max maya meike mel menno mia michel michele michelle mick mieke mien mila miles milo mina mira miranda miriam mirjam
    mo monica moniek monika nadia nadine nan nancy nanda nanna nel nell nelly nick nico niels nienke nils nina nino noor
    nora norma olaf olga oliver olivia oscar otto pablo paco pascal pascalle paul paula paulo petra pia pien pier piet pim pol
    raf ralf ralph ramon rene renee rens ria rian rianne rick rien rieneke rik rina rinus rita rob robin roel roland
    rolf roman romy ron ronnie ronny roos rosa rosie roy rudi rudy ruth ruud ryan sabina sabine sal sam sandra sara sarah
    saskia sem serge sergio shane sigrid silke silvia simon simone sjef sjoerd sofia sofie sonja stan stef stella sten
    steven stijn sven sylvia tamara tanja tara ted tea teo tess teun tessa thea theo thijs thom tiene tijs tim timo tina tine
    tineke tinie tom ton tone toni tonia tonnie tony toos toto trix truus twan ulla ursula uwe vera veerle vera vic victor
    victoria vik viola walter wanda wendy werner wes wessel wiebe wiel wies wil wilma wim wout xander yara yolanda yvon yvonne yves zoe
    bartel bartje carlijn carolien danielle denise dirkje frederique gabrielle geertje hendrikje jantje johanneke josje leona
    marcella michaela noelle paulien pietje rafaela robertine simone willemien willemijn wimke
    """
}
